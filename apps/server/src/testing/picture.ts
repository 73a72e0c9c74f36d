/** Pictures as a camera's file: whole, large enough to be read, and each of its own. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SIDE = 200

export function pngChunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Gray, 8 bits a pixel. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return header
}

/** @param more what lies in it beside its pixels, in a chunk that readers pass over */
export function pictureOf(name: string, { width = SIDE, height = SIDE, more = Buffer.from(name) } = {}): Buffer {
  const rows = Buffer.alloc((width + 1) * height, crc32(name) % 256)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', pngHeader(width, height)),
    pngChunk('heLp', more),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
