import Foundation

/// A JPEG file of 16 x 24 pixels: two columns and three rows of blocks, each of one grey.
///
/// ```
///     0  51
///   102 153
///   204 255
/// ```
enum JPEGFile {
  /// The file, with the EXIF orientation where one is given.
  static func bytes(orientation: UInt8? = nil) -> [UInt8] {
    guard let plain = Data(base64Encoded: encoded) else { preconditionFailure("valid base64") }
    guard let orientation else { return Array(plain) }
    // APP1: one directory with one entry, 0x0112, a SHORT.
    let exif: [UInt8] =
      [0xff, 0xe1, 0, 34] + Array("Exif\0\0".utf8) + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    return Array(plain[..<2]) + exif + Array(plain[2...])
  }

  private static let encoded =
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAYABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD8qq+iK+iK+iKAPoivoiiigD//2Q==
    """
}
