import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TooManyTries } from '../usecases/too-many-tries.ts'
import { answerErrors } from './answer-errors.ts'
import { acceptUploads, receiveUpload } from './receive-upload.ts'
import { createUploadRoom, type UploadRoom } from './upload-room.ts'

const MOST = 65_536
const BOUNDARY = 'a-boundary'

let app: FastifyInstance
let port: number
const room = createUploadRoom({ mostBytes: 4 * MOST, mostPerAccount: 3 })
/** What got past the edge. */
const kept: number[] = []
const names: string[] = []

beforeAll(async () => {
  app = Fastify()
  answerErrors(app, { log: { error: () => undefined } } as never)
  await acceptUploads(app)
  app.post('/', async (request) => {
    const held = room.enter('somebody')
    try {
      const { bytes, name } = await receiveUpload(request, MOST, held)
      kept.push(bytes.length)
      names.push(name)
      return { length: bytes.length }
    } finally {
      held.leave()
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())
beforeEach(() => {
  kept.splice(0)
  names.splice(0)
})

const filePart = (bytes: number, name = 'file', filename = 'deed.pdf') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\r\n'),
  ])
const field = (name: string, value: string) =>
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const END = Buffer.from(`--${BOUNDARY}--\r\n`)

interface Sent {
  /** Sent one after the other, with a turn of the event loop in between. */
  readonly pieces: readonly Buffer[]
  readonly chunked?: boolean
  readonly headers?: string
  /** Claims a length of its own and hangs up after the pieces. */
  readonly claims?: number
}

/** Speaks HTTP by hand, so that each piece leaves as a write of its own. */
function send({ pieces, chunked = false, headers = '', claims }: Sent): Promise<{ status: number; message: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.setNoDelay(true)
    socket.on('data', (piece) => {
      said += piece
    })
    // Whoever was answered before the last piece was sent writes to a closed connection: the answer counts.
    socket.on('error', (problem: NodeJS.ErrnoException) => problem.code !== 'EPIPE' && reject(problem))
    socket.on('close', () => {
      const json = /\{.*\}/s.exec(said)?.[0]
      resolve({ status: Number(said.slice(9, 12)), message: json ? ((JSON.parse(json) as { message?: string }).message ?? '') : '' })
    })
    void (async () => {
      const length = claims ?? pieces.reduce((sum, piece) => sum + piece.length, 0)
      const size = chunked ? 'transfer-encoding: chunked' : `content-length: ${length}`
      socket.write(
        `POST / HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n${headers}${size}\r\n\r\n`,
      )
      for (const piece of pieces) {
        if (chunked) socket.write(`${piece.length.toString(16)}\r\n`)
        socket.write(piece)
        if (chunked) socket.write('\r\n')
        await new Promise((next) => setTimeout(next, 2))
      }
      if (chunked) socket.write('0\r\n\r\n')
      if (claims !== undefined) socket.end()
    })()
  })
}

const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))

const TOO_LARGE = { status: 413, message: expect.stringMatching(/larger than .+ Upload a smaller one/) }

describe('a file over the limit is refused with 413 and none of it is kept', () => {
  const over = Buffer.concat([filePart(MOST + 1), END])
  const shapes: [string, Sent][] = [
    ['in one piece', { pieces: [over] }],
    ['in one piece, chunked', { pieces: [over], chunked: true }],
    ['far over the limit', { pieces: inPieces(Buffer.concat([filePart(MOST * 40), END]), 16_384) }],
    ['with a field after the file', { pieces: [filePart(MOST + 1), field('kind', 'DEED'), END] }],
    ['with a field before the file', { pieces: [field('kind', 'DEED'), filePart(MOST + 1), END] }],
    ['with a small file after it', { pieces: [filePart(MOST + 1), filePart(10, 'second'), END] }],
    ['with a small file before it', { pieces: [filePart(10, 'first'), filePart(MOST + 1), END] }],
    ['cut off before its end', { pieces: [filePart(MOST + 1)] }],
  ]
  for (const size of [4_096, 16_384, 65_535, 65_536, 65_537]) {
    shapes.push([`in pieces of ${size}`, { pieces: inPieces(over, size) }])
    shapes.push([`in chunks of ${size}`, { pieces: inPieces(over, size), chunked: true }])
  }
  // The limit falls on the last byte of a piece, with the end in a piece of its own: nothing of the file follows to notice it by.
  for (const extra of [1, 2, 3, 100]) {
    const part = filePart(MOST + extra)
    for (let off = -2; off <= 2; off += 1) {
      const at = part.length - 2 - extra + off
      shapes.push([`split ${off} bytes from the limit, ${extra} over it`, { pieces: [part.subarray(0, at), part.subarray(at), END] }])
    }
  }
  it.each(shapes)('%s', async (_name, sent) => {
    expect(await send(sent)).toEqual(TOO_LARGE)
    expect(kept).toEqual([])
  })
})

describe('a file within the limit', () => {
  it.each([
    ['of exactly the limit', { pieces: [filePart(MOST), END] }, MOST],
    ['of exactly the limit, in pieces', { pieces: inPieces(Buffer.concat([filePart(MOST), END]), 4_000), chunked: true }, MOST],
    ['with fields around it', { pieces: [field('a', '1'), filePart(500), field('b', '2'), END] }, 500],
  ] as const)('%s is taken whole', async (_name, sent, length) => {
    expect((await send(sent)).status).toBe(200)
    expect(kept).toEqual([length])
  })

  it.each([
    ['two files', { pieces: [filePart(10), filePart(10, 'second'), END] }, /one file/],
    ['many fields', { pieces: [...Array.from({ length: 9 }, (_, index) => field(`f${index}`, 'x')), filePart(10), END] }, /one file/],
    ['no file at all', { pieces: [field('kind', 'DEED'), END] }, /one file/],
    ['no end', { pieces: [filePart(10)] }, /upload didn’t finish/],
    ['an end in the middle of a part', { pieces: [filePart(1_000).subarray(0, 400)] }, /upload didn’t finish/],
  ] as const)('%s is refused with 400 and nothing is kept', async (_name, sent, words) => {
    expect(await send(sent)).toEqual({ status: 400, message: expect.stringMatching(words) })
    expect(kept).toEqual([])
  })

  it('whose sender disconnects halfway leaves nothing', async () => {
    await send({ pieces: [filePart(1_000)], claims: 50_000 }).catch(() => undefined)
    expect(kept).toEqual([])
  })

  it('compressed on the way is refused with 415: nothing is inflated', async () => {
    const zipped = gzipSync(Buffer.concat([filePart(500), END]))
    const answered = await send({ pieces: [zipped], headers: 'content-encoding: gzip\r\n' })
    expect(answered).toEqual({ status: 415, message: expect.stringMatching(/without compression/) })
    expect(kept).toEqual([])
  })
})

describe('the name of a file', () => {
  it.each([
    ['deed.pdf', 'deed.pdf'],
    ['a%22b%0d%0Ac.pdf', 'a"b\r\nc.pdf'],
    ['50%25 of%20it %41%2F.pdf', '50%25 of%20it %41%2F.pdf'],
    ['契約 – Übertrag.pdf', '契約 – Übertrag.pdf'],
    ['C:\\\\fakepath\\\\deed.pdf', 'deed.pdf'],
  ])('is read as browsers write it: %s', async (written, name) => {
    expect((await send({ pieces: [filePart(10, 'file', written), END] })).status).toBe(200)
    expect(names).toEqual([name])
  })

  it('is read as the form data of this very runtime writes it', async () => {
    const form = new FormData()
    form.set('file', new File(['x'], 'a "quoted" 100% Straße.pdf'))
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })).status).toBe(200)
    expect(names).toEqual(['a "quoted" 100% Straße.pdf'])
  })
})

describe('the capacity for uploads in progress', () => {
  const enter = (from: UploadRoom, account: string) => from.enter(account)

  it('holds no more bytes than allowed, and accepts others once bytes are released', () => {
    const small = createUploadRoom({ mostBytes: 100, mostPerAccount: 9 })
    const [one, two] = [enter(small, 'one'), enter(small, 'two')]
    one.take(60)
    expect(() => two.take(50)).toThrow(TooManyTries)
    two.take(40)
    one.leave()
    two.take(60)
    one.leave()
    expect(() => two.take(1)).toThrow(TooManyTries)
    two.drop()
    two.take(100)
  })

  it('lets one account upload a few at once, whatever others do', () => {
    const small = createUploadRoom({ mostBytes: 100, mostPerAccount: 2 })
    const [first] = [enter(small, 'one'), enter(small, 'one')]
    expect(() => enter(small, 'one')).toThrow(TooManyTries)
    enter(small, 'two')
    first.leave()
    enter(small, 'one')
  })
})
