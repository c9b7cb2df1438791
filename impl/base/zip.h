#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct zip;
struct zip_file;

namespace catenary {

/// A level of compression: -1 stands for `otherwise`, 0 for none. INVALID_ARGUMENT for others than -1 to 9.
int compression_level(int32_t level, int otherwise);
constexpr int kDeflateLevel = 6;  // zlib's own, and NumPy's

/// Collects entries and writes them as a ZIP archive that replaces `path` in one step.
///
/// Nothing touches the file system before commit(); if that fails, the old file is as it was and no temporary
/// file is left. The same entries give the same bytes: there are no timestamps. One thread at a time.
class ZipWriter {
 public:
  /// level: 0 stores the entries, 1 to 9 deflate them, more thoroughly the higher.
  ZipWriter(std::string path, int level);
  ~ZipWriter();
  ZipWriter(const ZipWriter&) = delete;
  ZipWriter& operator=(const ZipWriter&) = delete;

  /// An entry made of head followed by data. head is copied; data is not, and must stay valid and unchanged
  /// until commit() or the writer's end. CTN_ERROR_INVALID_ARGUMENT for a name that is empty, not UTF-8, too
  /// long, used before, or that ZipReader would refuse.
  void add(const std::string& name, const void* head, size_t head_size, const void* data, size_t data_size);

  /// The same for data that the writer shares in owning.
  void add(const std::string& name, const void* head, size_t head_size, std::shared_ptr<const void> data,
           size_t data_size);

  /// Writes a temporary file beside path, syncs it, renames it over path and syncs the directory. A symbolic
  /// link is followed; an existing file's permissions are kept; anything but a regular file is refused.
  /// CTN_ERROR_IO with path and reason on failure. To be called once; CTN_ERROR_STATE after that.
  void commit();

 private:
  struct Entry {
    std::string name;
    std::string head;
    const void* data;
    size_t data_size;
    std::shared_ptr<const void> owner;
  };

  void write_archive(int file) const;

  std::string path_;
  int level_;
  bool committed_ = false;
  std::vector<Entry> entries_;
  std::map<std::string, size_t> index_;
};

struct ZipInput;

/// Reads ZIP archives that it does not trust; stored and deflated entries. One thread at a time.
///
/// CTN_ERROR_FORMAT: broken archive; CTN_ERROR_UNSUPPORTED: encryption or another compression method.
class ZipReader {
 public:
  /// Opens a file and checks the directory, every entry's own header, and the names: UTF-8, unique, without a
  /// ".." component. CTN_ERROR_NOT_FOUND if there is no such file, CTN_ERROR_IO if it cannot be read.
  explicit ZipReader(const std::string& path);

  /// An archive in memory, which must outlive the reader; `label` stands for the path in messages.
  ZipReader(const void* bytes, size_t size, std::string label);

  ~ZipReader();
  ZipReader(const ZipReader&) = delete;
  ZipReader& operator=(const ZipReader&) = delete;

  /// In the archive's order.
  const std::vector<std::string>& names() const { return names_; }
  bool has(const std::string& name) const { return index_.count(name) != 0; }

  /// One entry, read piece by piece, or at once. The reader must outlive it.
  class Entry {
   public:
    /// CTN_ERROR_NOT_FOUND if there is no such entry; CTN_ERROR_FORMAT for a size that an archive of this
    /// size cannot hold.
    Entry(const ZipReader& reader, const std::string& name);
    ~Entry();
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    uint64_t size() const { return size_; }
    /// Whether the bytes lie in the archive as they are.
    bool is_stored() const { return !deflated_; }

    /// The next bytes; CTN_ERROR_FORMAT where the entry ends before.
    void read(void* data, size_t size);
    /// Reads what is left and verifies size and checksum: before this nothing that was read is to be trusted.
    void finish();
    /// Back to the beginning; memory for inflating is given back.
    void rewind();

    /// The size() bytes of the whole entry, verified.
    void read_all(void* data) const;

    /// Stored entries: reads all to compare the checksum, in little memory.
    void verify() const;
    /// Stored entries: bytes from `offset` on. Not verified.
    void read_at(void* data, size_t size, uint64_t offset) const;

   private:
    uint64_t locate(uint64_t index) const;
    size_t next(void* data, size_t size);
    void check_sum(uint32_t sum) const;

    const ZipReader& reader_;
    std::string what_;
    uint64_t index_ = 0, offset_ = 0, packed_ = 0, size_ = 0;
    uint32_t declared_sum_ = 0;
    bool deflated_ = false;

    ::zip_file* file_ = nullptr;  // of a deflated entry that is read piece by piece
    uint64_t done_ = 0;
    uint32_t sum_ = 0;
    bool verified_ = false;
  };

  /// An entry's content, its checksum verified. Memory use is bounded by what an archive of this size can
  /// hold. CTN_ERROR_NOT_FOUND if there is no such entry.
  std::vector<unsigned char> read(const std::string& name) const;

 private:
  void open();
  void read_names();

  std::string path_;
  std::unique_ptr<ZipInput> input_;
  ::zip* archive_ = nullptr;
  std::vector<std::string> names_;
  std::map<std::string, uint64_t> index_;
};

}  // namespace catenary
