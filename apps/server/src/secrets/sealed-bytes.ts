/**
 * Seals bytes of any length as a stream: pieces of 64 KiB, each AES-256-GCM, with a key of its own for each file. What is opened is verified
 * piece by piece, so nothing unproven is ever given out and no file has to fit into memory (the STREAM construction of Hoang, Reyhanitabar,
 * Rogaway and Vizár, CRYPTO 2015, as in age). Moved, cut, swapped or joined pieces do not open.
 *
 * A sealed file is: "HLB1", the name of the data key (8 characters), a salt of 32 bytes, then the pieces, each followed by its tag.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keyring } from './keyring.ts'

export type Bytes = AsyncIterable<Uint8Array>

export interface ByteSealing {
  /** @param name what the bytes are kept under: they open under no other */
  seal(name: string, source: Bytes): Bytes
  /**
   * Rejects before it gives anything where the first piece is not as it was sealed; the bytes that it gives may still end with an error.
   * @throws SealBroken, or Error when the key is not here
   */
  open(name: string, sealed: Bytes): Promise<Bytes>
  /** How many bytes so many become. */
  sealedLength(length: number): number
}

/** The bytes are not the ones that were sealed under this name. */
export class SealBroken extends Error {
  constructor() {
    super('These bytes are not as they were sealed')
    this.name = 'SealBroken'
  }
}

const MAGIC = Buffer.from('HLB1')
const KEY_NAME = 8
const SALT = 32
const HEADER = MAGIC.length + KEY_NAME + SALT
const PIECE = 65_536
const TAG = 16
const CIPHER = 'aes-256-gcm'

export function createByteSealing(keyring: Keyring): ByteSealing {
  const keyOf = (keyName: string, salt: Uint8Array, name: string): Buffer => {
    const master = keyring.find(keyName)
    if (!master) throw new Error('These bytes were sealed with a key that is not here')
    return Buffer.from(hkdfSync('sha256', master.derive('document'), salt, `hearthline/bytes/${name}`, 32))
  }
  return {
    async *seal(name, source) {
      const salt = randomBytes(SALT)
      const key = keyOf(keyring.newest.name, salt, name)
      yield Buffer.concat([MAGIC, Buffer.from(keyring.newest.name, 'latin1'), salt])
      let index = 0
      for await (const { piece, isLast } of inPieces(source, PIECE)) yield sealPiece(key, nonceOf(index++, isLast), piece)
    },
    async open(name, sealed) {
      const pieces = openPieces(sealed, (header) => {
        if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new SealBroken()
        const keyName = header.toString('latin1', MAGIC.length, MAGIC.length + KEY_NAME)
        return keyOf(keyName, header.subarray(MAGIC.length + KEY_NAME), name)
      })
      const first = await pieces.next()
      return (async function* () {
        try {
          if (!first.done) yield first.value
          yield* pieces
        } finally {
          await pieces.return(undefined)
        }
      })()
    },
    sealedLength: (length) => HEADER + length + TAG * Math.max(1, Math.ceil(length / PIECE)),
  }
}

/** Each piece has a number and says whether it is the last, so that none can be left out. The key is the file's alone, so numbers never repeat. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealPiece(key: Buffer, nonce: Buffer, piece: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce)
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw new SealBroken()
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()])
  } catch {
    throw new SealBroken()
  }
}

async function* openPieces(sealed: Bytes, keyOf: (header: Buffer) => Buffer): AsyncGenerator<Buffer, undefined> {
  let key: Buffer | undefined
  let index = 0
  for await (const { piece, isLast } of inPieces(sealed, PIECE + TAG, HEADER)) {
    if (!key) {
      if (piece.length < HEADER || isLast) throw new SealBroken()
      key = keyOf(piece)
    } else yield openPiece(key, nonceOf(index++, isLast), piece)
  }
}

/** Pieces of one size, however they arrive; the last one may be shorter, and is there even where it is empty. `first` is the first one's size. */
async function* inPieces(source: Bytes, size: number, first = size): AsyncGenerator<{ readonly piece: Buffer; readonly isLast: boolean }> {
  let wanted = first
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    length += chunk.byteLength
    // A full piece is given when more has come: only then it is known not to be the last.
    while (length > wanted) {
      const all = joined(waiting)
      yield { piece: all.subarray(0, wanted), isLast: false }
      waiting = [all.subarray(wanted)]
      length -= wanted
      wanted = size
    }
  }
  yield { piece: joined(waiting), isLast: true }
}

/** Without a copy where there is one part: a file may come as a whole. */
const joined = (parts: readonly Buffer[]): Buffer => (parts.length === 1 ? parts[0]! : Buffer.concat(parts))
