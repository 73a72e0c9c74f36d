/**
 * Files that are made to break the product, sent to the real server over its socket: too large in every shape, small ones that unpack to
 * gigabytes, many at the same time. The server's memory is read from the system while it continues, and someone else keeps asking where their
 * application stands.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationBody } from '../testing/application-body.ts'
import { largePdfBombs, ordinaryPdfs, pdfBombs } from '../testing/pdf-bombs.ts'
import { APPLICATION, CREATE, newEmail, statusPath } from '../testing/person.ts'
import { pictureOf } from '../testing/picture.ts'
import { type ServerProcess, startServerOrThrow } from '../testing/server-process.ts'
import { PASSWORD } from '../testing/test-app.ts'

const MEGABYTE = 1_048_576
const MOST = 20 * MEGABYTE
const BOUNDARY = 'a-boundary'
/** Over what the server holds before: two threads of 288 MB, ten files in progress, and what sealing and storing two of them takes. */
const MOST_GROWTH_MB = 1500

let folder: string
let server: ServerProcess
let idleMb: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-soak-'))
  server = await startServerOrThrow(folder)
  await applicant()
  idleMb = residentMb()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the process occupies, and the most it ever did, as Linux counts them. */
const memory = (row: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${row}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024
const residentMb = () => memory('VmRSS')
const peakMb = () => memory('VmHWM')

interface Applicant {
  readonly uuid: string
  readonly authorization: string
}

async function applicant(): Promise<Applicant> {
  const email = newEmail('sends')
  const json = (authorization?: string) => ({
    'content-type': 'application/json',
    'x-org': 'HEARTH',
    ...(authorization && { authorization }),
  })
  const registered = await fetch(`${server.url}/identity/api/v1/registration/register?organization=HEARTH`, {
    method: 'POST',
    headers: json(),
    body: JSON.stringify({ email, password: PASSWORD, phoneNumber: '4155550132' }),
  })
  const authorization = `Bearer ${((await registered.json()) as { jwt: string }).jwt}`
  const made = await fetch(`${server.url}${CREATE}?state=CA`, {
    method: 'POST',
    headers: json(authorization),
    body: JSON.stringify(applicationBody('Reyes', email)),
  })
  expect(made.status).toBe(201)
  return { authorization, uuid: ((await made.json()) as { uuid: string }).uuid }
}

const part = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="deed.pdf"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
const END = Buffer.from(`--${BOUNDARY}--\r\n`)

interface Wire {
  readonly pieces: readonly Buffer[]
  readonly chunked?: boolean
  readonly headers?: string
  readonly pauseMs?: number
}

/** By hand, so that each piece leaves as a write of its own. */
function send(who: Applicant, { pieces, chunked = false, headers = '', pauseMs = 0 }: Wire): Promise<{ status: number; message: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let said = ''
    socket.setNoDelay(true)
    socket.on('data', (piece) => {
      said += piece
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const json = /\{.*\}/s.exec(said)?.[0]
      resolve({ status: Number(said.slice(9, 12)), message: json ? ((JSON.parse(json) as { message?: string }).message ?? '') : '' })
    })
    void (async () => {
      const size = chunked ? 'transfer-encoding: chunked' : `content-length: ${pieces.reduce((sum, piece) => sum + piece.length, 0)}`
      socket.write(
        `POST ${APPLICATION}/${who.uuid}/documents?kind=DEED HTTP/1.1\r\nhost: localhost\r\nx-org: HEARTH\r\nauthorization: ${who.authorization}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n${headers}${size}\r\n\r\n`,
      )
      for (const piece of pieces) {
        const written = chunked ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]) : piece
        if (!socket.write(written)) await new Promise((drained) => socket.once('drain', drained))
        if (pauseMs > 0) await sleep(pauseMs)
      }
      if (chunked) socket.write('0\r\n\r\n')
    })()
  })
}

const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))

async function kept(who: Applicant): Promise<number> {
  const reply = await fetch(`${server.url}${APPLICATION}/${who.uuid}`, { headers: { authorization: who.authorization, 'x-org': 'HEARTH' } })
  const { documents } = (await reply.json()) as { documents: { fileName?: string | null }[] }
  return documents.filter(({ fileName }) => fileName?.startsWith('deed.pdf')).length
}

/** Asks where an application stands until told to stop; how often, and how long it took at most and in the middle. */
function poller(who: Applicant) {
  const took: number[] = []
  const wrong: number[] = []
  let on = true
  const asking = (async () => {
    while (on) {
      const begun = performance.now()
      const reply = await fetch(`${server.url}${statusPath(who.uuid)}`, {
        headers: { authorization: who.authorization, 'x-org': 'HEARTH' },
      })
      await reply.arrayBuffer()
      took.push(performance.now() - begun)
      if (reply.status !== 200) wrong.push(reply.status)
      await sleep(100)
    }
  })()
  return async () => {
    on = false
    await asking
    took.sort((one, other) => one - other)
    return { asked: took.length, wrong, p50: Math.round(took[took.length >> 1]!), slowest: Math.round(took.at(-1)!) }
  }
}

const tell = (what: string, figures: object) => console.log(`${what}: ${JSON.stringify(figures)}`)
const largeBombs = largePdfBombs()
const BASE = pictureOf('', { more: Buffer.alloc(0) }).length
/** A sound picture of exactly that length. */
const picture = (length: number, fill = 0) => pictureOf('', { more: Buffer.alloc(length - BASE, fill) })

describe('files over 20 MB', () => {
  it('are refused with 413 in every shape, 120 of 120, and none is kept', async () => {
    const who = await applicant()
    const answers: number[] = []
    const shapes: Wire[] = []
    for (const over of [1, 2, 100, 65_536, MEGABYTE, 12 * MEGABYTE]) {
      const file = part(picture(MOST + over))
      const whole = Buffer.concat([file, END])
      const atLimit = file.length - 2 - over
      for (const chunked of [false, true]) {
        for (const size of [16_384, 65_536, 1_000_003, whole.length]) shapes.push({ pieces: inPieces(whole, size), chunked })
        for (const off of [-2, -1, 0, 1, 2, 1000]) {
          // Nothing of the file but what is over the limit comes after the pause.
          const at = Math.min(atLimit + off, file.length)
          const pieces = [file.subarray(0, at), file.subarray(at), END]
          // An empty chunk would end the body.
          shapes.push({ pieces: pieces.filter(({ length }) => length > 0), chunked, pauseMs: 20 })
        }
      }
    }
    expect(shapes).toHaveLength(120)
    for (const shape of shapes) {
      const answer = await send(who, shape)
      answers.push(answer.status)
      if (answer.status === 413) expect(answer.message).toBe('This file is larger than 20 MB. Upload a smaller one.')
    }
    tell('over 20 MB', {
      sent: shapes.length,
      refused: answers.filter((status) => status === 413).length,
      idleMb: Math.round(idleMb),
      peakMb: Math.round(peakMb()),
    })
    expect(answers).toEqual(shapes.map(() => 413))
    expect(await kept(who)).toBe(0)
    // Of exactly 20 MB it is one of ours.
    expect((await send(who, { pieces: [part(picture(MOST)), END] })).status).toBe(201)
    expect(await kept(who)).toBe(1)
  })

  it('are answered with an explanation even at a hundred megabytes, and a compressed body with another one', async () => {
    const who = await applicant()
    const large = inPieces(Buffer.concat([part(picture(100 * MEGABYTE)), END]), MEGABYTE)
    expect((await send(who, { pieces: large, chunked: true })).status).toBe(413)
    const zipped = gzipSync(Buffer.concat([part(picture(10 * MEGABYTE)), END]))
    expect((await send(who, { pieces: [zipped], headers: 'content-encoding: gzip\r\n' })).status).toBe(415)
    expect(await kept(who)).toBe(0)
  })
})

/** A zip with one entry of zeros; the file names are those by which document formats are distinguished. */
function zipBomb(megabytes: number): Buffer {
  const name = Buffer.from('[Content_Types].xml')
  const packed = deflateRawSync(Buffer.alloc(megabytes * MEGABYTE), { level: 9 })
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(megabytes * MEGABYTE, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name, packed])
}

describe('decompression bombs', () => {
  it('are refused one after the other, and the server does not grow by them', async () => {
    const who = await applicant()
    const bombs: readonly (readonly [string, Buffer])[] = [...pdfBombs(), ...largeBombs, ['an archive', zipBomb(1000)]]
    for (const [name, bytes] of bombs) {
      const begun = performance.now()
      const answer = await send(who, { pieces: [part(bytes), END] })
      tell(name, {
        bytes: bytes.length,
        status: answer.status,
        seconds: Math.round((performance.now() - begun) / 100) / 10,
        rssMb: Math.round(residentMb()),
        peakMb: Math.round(peakMb()),
      })
      expect([name, answer.status]).toEqual([name, 422])
    }
    expect(await kept(who)).toBe(0)
    expect(peakMb() - idleMb).toBeLessThan(MOST_GROWTH_MB)
    for (const [, bytes] of ordinaryPdfs()) expect((await send(who, { pieces: [part(bytes), END] })).status).toBe(201)
  })

  it('sent by many at the same time leave memory bounded and another person answered', async () => {
    const watcher = await applicant()
    const senders: Applicant[] = []
    for (let sender = 0; sender < 12; sender += 1) senders.push(await applicant())
    const bombs = [...pdfBombs().slice(0, 4), ...largeBombs.slice(0, 3)].map(([, bytes]) => bytes)
    const stop = poller(watcher)
    const answers = await Promise.all(
      senders.flatMap((who, index) => [
        send(who, { pieces: [part(bombs[index % bombs.length]!), END] }),
        send(who, { pieces: [part(bombs[(index + 3) % bombs.length]!), END] }),
        send(who, { pieces: inPieces(Buffer.concat([part(picture(MOST, index)), END]), 65_536) }),
        send(who, { pieces: inPieces(Buffer.concat([part(picture(MOST + MEGABYTE, index)), END]), 65_536), chunked: true }),
      ]),
    )
    const polled = await stop()
    const counts = Object.fromEntries(
      [201, 413, 422, 429].map((status) => [status, answers.filter((answer) => answer.status === status).length]),
    )
    tell('48 at the same time', {
      ...counts,
      ...polled,
      idleMb: Math.round(idleMb),
      rssMb: Math.round(residentMb()),
      peakMb: Math.round(peakMb()),
    })
    expect(answers.filter(({ status }) => ![201, 413, 422, 429].includes(status))).toEqual([])
    // Only what is sound is kept, and of that only what was acknowledged.
    let stored = 0
    for (const who of senders) stored += await kept(who)
    expect(stored).toBe(counts[201])
    expect(counts[413]).toBeGreaterThan(0)
    expect(polled.wrong).toEqual([])
    expect(polled.asked).toBeGreaterThan(10)
    expect(peakMb() - idleMb).toBeLessThan(MOST_GROWTH_MB)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })
})
