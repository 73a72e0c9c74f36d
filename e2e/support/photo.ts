/** Photos as a camera gives them, drawn: lines of print that are sharp, or the same out of focus. */
import { crc32, deflateSync } from 'node:zlib'

const CAMERA = { width: 1280, height: 808 }
/** Large enough to be taken. */
const SMALL = { width: 200, height: 200 }

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** A gray PNG, by the luminance of each of its points. */
function png(luminance: (x: number, y: number) => number, { width, height } = CAMERA): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = luminance(x, y)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

const print = (x: number, y: number): number => (Math.floor(y / 24) % 2 === 0 && Math.floor(x / 10) % 2 === 0 ? 40 : 190)
const outOfFocus = (x: number, y: number): number => 115 + 75 * Math.sin((2 * Math.PI * x) / 80) * Math.sin((2 * Math.PI * y) / 96)

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** Of another part of the print for each name: no two photos of a person are the same. */
export const sharpPhoto = (name: string) => {
  const shift = crc32(Buffer.from(name)) % 997
  return file(
    name,
    png((x, y) => print(x + shift, y + shift)),
  )
}
export const blurredPhoto = (name: string) => file(name, png(outOfFocus))

/** A page in one gray, a different file for each name: what is sent twice is one document. */
export const smallPicture = (name: string): Buffer => {
  const seed = crc32(Buffer.from(name))
  return png((x, y) => (y === 0 && x < 4 ? (seed >> (x * 8)) & 255 : 190), SMALL)
}
