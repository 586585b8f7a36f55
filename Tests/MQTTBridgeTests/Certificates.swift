import Foundation
import TestFiles
import Testing

/// What a broker of the name `localhost` proves itself by, and the password of `lobby`.
enum Certificates {
  static func make(in folder: TemporaryFolder) throws {
    try folder.write("subjectAltName=DNS:localhost", to: "names")
    let commands = """
      openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=Authority" \
        -keyout authority.key -out authority.pem
      openssl req -newkey rsa:2048 -nodes -subj "/CN=localhost" -keyout broker.key -out request
      openssl x509 -req -in request -CA authority.pem -CAkey authority.key -CAcreateserial \
        -days 2 -extfile names -out broker.pem
      mosquitto_passwd -c -b passwords lobby secret
      """
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-euc", commands]
    shell.currentDirectoryURL = URL(filePath: folder.path)
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
  }
}
