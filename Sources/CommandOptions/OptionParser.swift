internal import CLinux
internal import Glibc
internal import LinuxIO
internal import Synchronization

/// Sorts a command's arguments by the rules of the GNU tools, with `getopt_long`.
///
/// Options may stand anywhere, may be cut short as long as they stay unmistakable, and take a value
/// as the next argument or after `=`; what follows `--` is no option. getopt keeps its place in
/// global variables, so one thread at a time uses it: a program calls this once, tests side by side.
package enum OptionParser {
  private static let turn = Mutex(())

  /// Sorts arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - syntax: The options the command has.
  package static func parse(
    _ arguments: [String], for syntax: CommandSyntax
  ) throws(UsageError) -> ParsedArguments {
    try turn.withLock { (_) throws(UsageError) in try sort(arguments, for: syntax) }
  }

  private static func sort(
    _ arguments: [String], for syntax: CommandSyntax
  ) throws(UsageError) -> ParsedArguments {
    let texts = CStrings([syntax.name] + arguments)
    let names = CStrings(syntax.options.map(\.name))
    var table = unsafe [option]()
    for (index, option) in syntax.options.enumerated() {
      unsafe table.append(
        CLinux.option(
          name: names[index], has_arg: option.value == nil ? no_argument : required_argument,
          flag: nil, val: 0))
    }
    unsafe table.append(CLinux.option())

    var result = ParsedArguments()
    kiosk_options_reset()
    while true {
      var index: Int32 = 0
      // SAFETY: getopt permutes the array of pointers and keeps a place in it; array and texts live
      // until the last call below.
      let code = unsafe getopt_long(
        Int32(texts.count), texts.pointers, ":h", table, &index)
      if code == -1 { break }
      let isUnknown = code == Int32(UInt8(ascii: "?"))
      let lacksValue = code == Int32(UInt8(ascii: ":"))
      if isUnknown || lacksValue {
        let letter = kiosk_option_letter()
        if isUnknown, letter > 0, letter < 128 {
          // getopt does not say where: it may be in the middle of an argument, as in -config.
          throw UsageError("there is no option -\(Character(UnicodeScalar(UInt8(letter))))")
        }
        let argument = texts.text(at: Int(kiosk_option_index()) - 1)
        throw complaint(about: argument, lacksValue: lacksValue, syntax)
      }
      if code == Int32(UInt8(ascii: "h")) {
        result.options["help"] = ""
        continue
      }
      // SAFETY: the value points into the texts; it is copied at once.
      let value = unsafe kiosk_option_value().map { unsafe String(cString: $0) }
      result.options[syntax.options[Int(index)].name] = value ?? ""
    }
    for index in Int(kiosk_option_index())..<texts.count {
      result.operands.append(texts.text(at: index))
    }
    try check(result, against: syntax)
    return result
  }

  private static func check(
    _ arguments: ParsedArguments, against syntax: CommandSyntax
  ) throws(UsageError) {
    guard !arguments.has("help") else { return }
    // A script's variable without a value: every value and every argument names something.
    for option in syntax.options where arguments[option.name] == "" {
      if let value = option.value { throw UsageError("--\(option.name) needs \(value)") }
    }
    if arguments.operands.contains("") { throw UsageError("an argument is empty") }
    if arguments.operands.count > syntax.operands.upperBound {
      let surplus = arguments.operands[syntax.operands.upperBound]
      throw UsageError("'\(surplus)' is one argument too many")
    }
    if arguments.operands.count < syntax.operands.lowerBound {
      throw UsageError("an argument is missing: \(syntax.operandSynopsis)")
    }
  }

  private static func complaint(
    about argument: String, lacksValue: Bool, _ syntax: CommandSyntax
  ) -> UsageError {
    let name = String(argument.drop { $0 == "-" }.prefix { $0 != "=" })
    if lacksValue {
      let value = syntax.options.first { $0.name.hasPrefix(name) }?.value ?? "a value"
      return UsageError("\(argument) needs \(value)")
    }
    let candidates = syntax.options.filter {
      argument.hasPrefix("--") && !name.isEmpty && $0.name.hasPrefix(name)
    }
    if candidates.count == 1 { return UsageError("--\(candidates[0].name) takes no value") }
    if !candidates.isEmpty {
      let names = candidates.map { "--\($0.name)" }.joined(separator: " and ")
      return UsageError("\(argument) may mean \(names)")
    }
    return UsageError("there is no option \(argument)")
  }
}
