// The C functions that Embedded Swift asks for, in a page: it has no file system, and prints nothing.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;
typedef unsigned long long u64;

#define EXPORT(name) __attribute__((export_name(name)))

// ---- Memory
//
// Blocks of up to 32 KiB are of 40 sizes: 16, 32, 48, 64, then four to each doubling, and each size has a list of its free
// blocks. Larger ones are in one list, where the smallest that fits is taken. The page never gets memory back.

enum { HEAD = 8, SMALL = 32768, SIZES = 40, PAGE = 65536 };

// Before a block is its size; in a free one is the next free one.
typedef struct Block { size_t size, unused; struct Block *next; } Block;

extern byte __heap_base;
static Block *free_blocks[SIZES], *free_large;
static byte *top, *end;

static int number_of(size_t size) {
  if (size <= 64) return (int)((size + 15) / 16) - 1;
  int doubling = 31 - __builtin_clz((unsigned)(size - 1));
  return 4 + (doubling - 6) * 4 + (int)(((size - 1) >> (doubling - 2)) & 3);
}

static size_t size_of(int number) {
  if (number < 4) return (size_t)(number + 1) * 16;
  return (size_t)(5 + (number - 4) % 4) << ((number - 4) / 4 + 4);
}

// Takes memory behind all that is used, with its head in the 8 bytes before a multiple of 16.
static Block *more(size_t size) {
  if (!top) {
    top = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15) + HEAD;
    end = (byte *)(__builtin_wasm_memory_size(0) * PAGE);
  }
  size_t whole = (size + HEAD + 15) & ~(size_t)15;
  if (whole > (size_t)(end - top)) {
    size_t pages = (whole - (size_t)(end - top)) / PAGE + 17;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages * PAGE;
  }
  Block *block = (Block *)top;
  top += whole;
  block->size = size;
  return block;
}

static Block *block_of(void *memory) { return (Block *)((byte *)memory - HEAD); }

void *malloc(size_t size) {
  if (size > (size_t)1 << 31) __builtin_trap();
  if (size <= SMALL) {
    int number = number_of(size ? size : 1);
    Block *block = free_blocks[number];
    if (block) free_blocks[number] = block->next; else block = more(size_of(number));
    return (byte *)block + HEAD;
  }
  size = (size + 4095) & ~(size_t)4095;
  Block **best = 0;
  for (Block **at = &free_large; *at; at = &(*at)->next)
    if ((*at)->size >= size && (*at)->size / 2 <= size && (!best || (*at)->size < (*best)->size)) best = at;
  Block *block = best ? *best : more(size);
  if (best) *best = block->next;
  return (byte *)block + HEAD;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = block_of(memory);
  Block **list = block->size <= SMALL ? &free_blocks[number_of(block->size)] : &free_large;
  block->next = *list;
  *list = block;
}

size_t malloc_usable_size(void *memory) { return block_of(memory)->size; }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const byte *a = first, *b = second;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

void *memchr(const void *start, int value, size_t count) {
  for (const byte *at = start; count--; at++)
    if (*at == (byte)value) return (void *)at;
  return 0;
}

void *calloc(size_t count, size_t size) { return memset(malloc(count * size), 0, count * size); }

void *realloc(void *memory, size_t size) {
  if (memory && malloc_usable_size(memory) >= size) return memory;
  void *other = malloc(size);
  if (memory) memcpy(other, memory, malloc_usable_size(memory));
  free(memory);
  return other;
}

EXPORT("take") void *page_take(size_t size) { return malloc(size); }
EXPORT("drop") void page_drop(void *memory) { free(memory); }

// ---- The rest

// Hashes are the same in each run: nobody gains by a page that slows itself down.
void arc4random_buf(void *memory, size_t count) { memset(memory, 42, count); }
int putchar(int character) { return character; }
size_t strlen(const char *text) { size_t count = 0; while (text[count]) count++; return count; }
size_t __stack_chk_guard = 0xdeadbeef;
void __stack_chk_fail(void) { __builtin_trap(); }

// The lower 128 bits of a product, of halves of 32 bits.
__int128 __multi3(__int128 first, __int128 second) {
  u64 a = (u64)first, b = (u64)second;
  u64 a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
  u64 low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xffffffff);
  u64 high = a1 * b1 + (middle >> 32) + (other >> 32) + (u64)(first >> 64) * b + a * (u64)(second >> 64);
  union { __int128 whole; u64 halves[2]; } product;
  product.halves[0] = (other << 32) | (low & 0xffffffff);
  product.halves[1] = high;
  return product.whole;
}

double round(double value) {
  return value < 0 ? -__builtin_floor(-value + 0.5) : __builtin_floor(value + 0.5);
}

static const char *read_digits(const char *text, double *value, int *count) {
  for (; *text >= '0' && *text <= '9'; text++, (*count)++) *value = *value * 10 + (*text - '0');
  return text;
}

// Reads a number; where it ends, or 0 for none. Exact up to 15 digits and 22 powers of ten, which whole numbers and the
// positions of Interface Builder need.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  double value = 0, power = 0, scale = 1;
  int count = 0, unused = 0, is_negative = *text == '-', is_small = 0;
  if (*text == '+' || *text == '-') text++;
  text = read_digits(text, &value, &count);
  int whole = count;
  if (*text == '.') text = read_digits(text + 1, &value, &count);
  if (!count) return 0;
  if (*text == 'e' || *text == 'E') {
    text++;
    is_small = *text == '-';
    if (*text == '+' || *text == '-') text++;
    text = read_digits(text, &power, &unused);
    if (!unused) return 0;
  }
  double exponent = (is_small ? -power : power) - (count - whole);
  for (double left = exponent < 0 ? -exponent : exponent; left > 0 && scale < 1e300; left--) scale *= 10;
  value = exponent < 0 ? value / scale : value * scale;
  *result = is_negative ? -value : value;
  return text;
}
