internal import CJansson
internal import Glibc

/// One value of jansson's, owned: the way from bytes to `JSONValue` and back.
///
/// It borrows nothing and blocks nowhere. Texts that hold the character NUL, and keys that an object
/// has twice, are refused by the library; nesting beyond `greatestDepth` is refused here, so that no
/// text can use up the stack.
@safe struct JSONHandle: ~Copyable {
  /// More than any message has.
  static let greatestDepth = 16
  /// Digits that numbers are written with: enough for microseconds of years, and short.
  private static let digits = 15

  private let json: UnsafeMutablePointer<json_t>

  /// Reads a text, which must be an object or an array.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    var error = json_error_t()
    // SAFETY: the bytes are lent for the call, which copies what it keeps and fills `error`; its
    // text is NUL-terminated, and copied at once.
    let json = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        unsafe json_loadb(text.baseAddress, text.count, Int(JSON_REJECT_DUPLICATES), &error)
      }
    }
    guard let json = unsafe json else {
      let reason = unsafe withUnsafeBytes(of: &error.text) { text in
        unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw JSONError(position: Int(error.position), reason: reason)
    }
    unsafe self.json = json
  }

  /// Copies a value.
  init(copying value: JSONValue) {
    unsafe json = Self.copy(of: value)
  }

  deinit {
    // SAFETY: every initialiser owns one reference, which nobody else gives back.
    unsafe json_decref(json)
  }

  /// The text without a line end, in one line.
  var text: [UInt8] {
    let flags = Int(JSON_COMPACT) | Self.digits << 11
    // SAFETY: the text is the library's own allocation, NUL-terminated, copied and freed here.
    guard let text = unsafe json_dumps(json, flags) else { return [] }
    defer { unsafe free(text) }
    return unsafe Array(UnsafeBufferPointer(start: text, count: strlen(text))).map {
      UInt8(bitPattern: $0)
    }
  }

  /// The value.
  var value: JSONValue {
    get throws(JSONError) { try unsafe Self.value(of: json, depth: 0) }
  }

  // SAFETY: `json` is alive during the call; what is asked of it belongs to its type.
  private static func value(
    of json: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(JSONError) -> JSONValue {
    guard depth < greatestDepth else {
      throw JSONError(position: nil, reason: "nested deeper than \(greatestDepth) levels")
    }
    switch unsafe json.pointee.type {
    case JSON_OBJECT:
      var members: [JSONMember] = []
      var place = unsafe json_object_iter(json)
      while let here = unsafe place {
        guard let key = unsafe json_object_iter_key(here),
          let value = unsafe json_object_iter_value(here)
        else { break }
        unsafe members.append(
          JSONMember(String(cString: key), try Self.value(of: value, depth: depth + 1)))
        unsafe place = unsafe json_object_iter_next(json, here)
      }
      return .object(members)
    case JSON_ARRAY:
      var elements: [JSONValue] = []
      for index in 0..<(unsafe json_array_size(json)) {
        guard let element = unsafe json_array_get(json, index) else { break }
        elements.append(try unsafe value(of: element, depth: depth + 1))
      }
      return .list(elements)
    case JSON_STRING:
      return unsafe .text(json_string_value(json).map { unsafe String(cString: $0) } ?? "")
    case JSON_INTEGER: return unsafe .integer(Int(json_integer_value(json)))
    case JSON_REAL: return unsafe .real(json_real_value(json))
    case JSON_TRUE: return .boolean(true)
    case JSON_FALSE: return .boolean(false)
    default: return .null
    }
  }

  // SAFETY: each call makes a value with one reference; `..._new` takes it over. Texts are lent.
  private static func copy(of value: JSONValue) -> UnsafeMutablePointer<json_t> {
    let copy: UnsafeMutablePointer<json_t>? =
      switch value {
      case .null: unsafe json_null()
      case .boolean(let value): unsafe value ? json_true() : json_false()
      case .integer(let number): unsafe json_integer(json_int_t(number))
      case .real(let number): unsafe number.isFinite ? json_real(number) : json_null()
      case .text(let text): unsafe json_stringn(text, text.utf8.count)
      case .list(let elements): unsafe array(of: elements)
      case .object(let members): unsafe object(of: members)
      }
    // The library makes nothing only for want of memory, as Swift itself would trap.
    return unsafe copy ?? json_null()
  }

  // SAFETY: as for `copy(of:)`.
  private static func array(of elements: [JSONValue]) -> UnsafeMutablePointer<json_t>? {
    let array = unsafe json_array()
    for element in elements { unsafe json_array_append_new(array, copy(of: element)) }
    return unsafe array
  }

  // SAFETY: as for `copy(of:)`; keys are copied by the call.
  private static func object(of members: [JSONMember]) -> UnsafeMutablePointer<json_t>? {
    let object = unsafe json_object()
    for member in members {
      unsafe json_object_set_new(object, member.key, copy(of: member.value))
    }
    return unsafe object
  }
}
