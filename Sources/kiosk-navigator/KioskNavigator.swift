@main struct K { static func main() {} }
