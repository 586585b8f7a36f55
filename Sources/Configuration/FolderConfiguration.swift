/// Makes a kiosk of a folder of pictures, without any configuration file.
package enum FolderConfiguration {
  /// Reads a folder: its pictures become the screens `1`, `2`, ..., each pushing the next.
  ///
  /// The order is that of numbered names: `2.png` comes before `10.png`. Hidden files and what is
  /// no picture by its name are left out. A folder without pictures is a complaint.
  package static func read(folder: String) -> ConfigurationReading {
    read(folder: folder, folders: PictureFolder(relativeTo: "."))
  }

  static func read(folder: String, folders: PictureFolder) -> ConfigurationReading {
    var reading = Self.reading(of: folder, by: folders)
    reading.folders = [folder]
    return reading
  }

  private static func reading(
    of folder: String, by folders: PictureFolder
  ) -> ConfigurationReading {
    switch folders.pictures(in: folder) {
    case .failure(let problem):
      let complaint = Complaint(file: folder, position: nil, message: problem.messageAboutIt)
      return ConfigurationReading(complaints: [complaint], pictures: [])
    case .success(let contents):
      let screens = contents.enumerated().map { index, content in
        ScreenConfiguration(
          name: "\(index + 1)", content: content,
          push: index + 1 < contents.count ? "\(index + 2)" : nil)
      }
      let pictures = screens.map {
        PictureReference(screen: $0.name, content: $0.content, file: folder, position: nil)
      }
      return ConfigurationReading(
        configuration: KioskConfiguration(root: "1", screens: screens), complaints: [],
        pictures: pictures)
    }
  }
}
