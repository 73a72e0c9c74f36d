import { describe, expect, it } from 'vitest'
import { formatByteSize } from './format-byte-size.ts'

describe('the size of a file', () => {
  it('is shown in bytes, KB or MB', () => {
    expect([0, 812, 1024, 45_000, 1_048_576, 1_300_000].map(formatByteSize)).toEqual([
      '0 bytes',
      '812 bytes',
      '1 KB',
      '44 KB',
      '1.0 MB',
      '1.2 MB',
    ])
  })
})
