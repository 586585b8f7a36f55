internal import CLibyaml

/// libyaml's parser, run over one text.
///
/// It owns the parser and the copy of the text that the parser reads; the events it hands out are
/// values and own nothing of libyaml's. Nothing here blocks. libyaml itself limits nesting to 1000.
@safe struct YAMLEventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let source: SourceText

  /// Prepares to read `source`.
  init(_ source: SourceText) {
    self.source = source
    // SAFETY: both allocations live until deinit. The parser must not move, because it points into
    // itself; initialising it zeroes it first and can only fail for want of memory.
    unsafe parser = .allocate(capacity: 1)
    unsafe text = .allocate(capacity: source.bytes.count)
    _ = unsafe text.initialize(from: source.bytes)
    let initialised = unsafe yaml_parser_initialize(parser)
    precondition(initialised != 0, "libyaml has memory for its parser")
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    // SAFETY: both were allocated in init and are used by nobody else.
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Reads on; not to be called again after an error or the stream's end.
  mutating func next() throws(Finding) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    // SAFETY: the event is filled by the call and its memory given back before it goes.
    guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw syntaxError() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Self.value(of: event)
  }

  /// SAFETY: `event` is one that libyaml filled and that is not deleted yet; the union's member is
  /// the one its type names.
  private static func value(of event: yaml_event_t) -> YAMLEvent {
    let position = unsafe SourcePosition(event.start_mark)
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, position: position)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, position: position)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, position: position)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .listEnd, position: position)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, position: position)
    case YAML_ALIAS_EVENT:
      let name = unsafe string(event.data.alias.anchor) ?? ""
      return YAMLEvent(kind: .alias(name), position: position)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe YAMLEvent(
        kind: .scalar(String(decoding: bytes, as: UTF8.self)), position: position,
        anchor: string(scalar.anchor), tag: string(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let list = unsafe event.data.sequence_start
      return unsafe YAMLEvent(
        kind: .listStart, position: position, anchor: string(list.anchor), tag: string(list.tag))
    case YAML_MAPPING_START_EVENT:
      let mapping = unsafe event.data.mapping_start
      return unsafe YAMLEvent(
        kind: .mappingStart, position: position, anchor: string(mapping.anchor),
        tag: string(mapping.tag))
    default: return YAMLEvent(kind: .streamEnd, position: position)
    }
  }

  private func syntaxError() -> Finding {
    // SAFETY: libyaml's messages are static text; the parser is alive.
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let words = unsafe parser.pointee.context.map { unsafe String(cString: $0) }
    let since = unsafe Int(clamping: parser.pointee.context_mark.line) &+ 1
    return unsafe Finding(
      syntax: problem ?? "memory ran out", at: SourcePosition(parser.pointee.problem_mark),
      in: words.map { ($0, since) }, of: source)
  }

  /// SAFETY: `text` is NULL or NUL-terminated and outlives the call.
  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }
}

extension SourcePosition {
  /// libyaml counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) &+ 1, column: Int(clamping: mark.column) &+ 1)
  }
}
