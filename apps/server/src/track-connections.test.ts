import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shutDown } from './shut-down.ts'
import { trackConnections } from './track-connections.ts'

/** Longer than a test may take: what waits for it has failed. */
const WITHIN_MS = 60_000
const BIG = 30_000_000

let app: FastifyInstance
let asked: string[]
let release: Map<string, () => void>
let end: (work?: Promise<void>) => Promise<boolean>
let sockets: Socket[]
beforeEach(async () => {
  ;[asked, release, sockets] = [[], new Map(), []]
  app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/now', async () => 'now')
  app.get('/big', async () => Buffer.alloc(BIG, 'x'))
  app.get<{ Params: { name: string } }>('/held/:name', async ({ params: { name } }) => {
    asked.push(name)
    await new Promise<void>((resolve) => release.set(name, resolve))
    return `answer ${name}`
  })
  const connections = trackConnections(app.server)
  await app.listen({ port: 0, host: '127.0.0.1' })
  end = async (work = Promise.resolve()) => {
    const container = { engine: { stop: () => work }, close: async () => undefined, log: pino({ level: 'silent' }) }
    return await shutDown(app, connections, container as unknown as Parameters<typeof shutDown>[2], WITHIN_MS)
  }
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  app.server.closeAllConnections()
  await app.close()
})

/** Keeps its end open until the node closes it. */
async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  socket.on('data', (piece) => {
    heard += piece.toString()
  })
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  return {
    socket,
    ask: (...paths: string[]) => socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: node\r\n\r\n`).join('')),
    heard: () => heard,
    whole: async () => {
      await closed
      return heard
    },
  }
}
const untilAsked = (number: number) => expect.poll(() => asked.length, { interval: 5, timeout: 20_000 }).toBe(number)
const connectionHeaders = (heard: string) => [...heard.matchAll(/^connection: ([\w-]+)/gim)].map(([, word]) => word)

it('the pending response says that its connection closes, and then the node ends', async () => {
  const client = await open()
  client.ask('/held/a')
  await untilAsked(1)
  const ended = end()
  release.get('a')!()
  expect(await ended).toBe(true)
  const heard = await client.whole()
  expect([heard.endsWith('answer a'), connectionHeaders(heard)]).toEqual([true, ['close']])
})

it('the last of several pending responses on one connection says so, and none is lost', async () => {
  const client = await open()
  client.ask('/held/a', '/held/b')
  await untilAsked(2)
  const ended = end()
  release.get('b')!()
  release.get('a')!()
  expect(await ended).toBe(true)
  const heard = await client.whole()
  expect(heard).toMatch(/answer a.*connection: close.*answer b$/is)
  expect(connectionHeaders(heard)).toEqual(['close'])
})

it('an idle or unused connection does not delay the shutdown', async () => {
  const [idle, fresh] = [await open(), await open()]
  idle.ask('/now')
  await expect.poll(idle.heard, { interval: 5, timeout: 20_000 }).toMatch(/now$/)
  expect(connectionHeaders(idle.heard())).toEqual(['keep-alive'])
  expect(await end()).toBe(true)
  await Promise.all([idle.whole(), fresh.whole()])
})

it('during shutdown, a request on an open connection is answered as the last on it', async () => {
  const client = await open()
  let workEnds = () => {}
  const ended = end(new Promise((resolve) => (workEnds = resolve)))
  client.ask('/now')
  const heard = await client.whole()
  expect([heard.endsWith('now'), connectionHeaders(heard)]).toEqual([true, ['close']])
  workEnds()
  expect(await ended).toBe(true)
})

it('a slow reader receives the whole response that was already written', async () => {
  const client = await open()
  client.socket.pause()
  const written = new Promise<void>((resolve) => app.server.once('request', (_request, response) => response.once('prefinish', resolve)))
  client.ask('/big')
  await written
  const ended = end()
  client.socket.resume()
  expect(await ended).toBe(true)
  const heard = await client.whole()
  expect(heard.length - heard.indexOf('\r\n\r\n') - 4).toBe(BIG)
})

it('what is asked after an answer that closes the connection is not begun', async () => {
  const client = await open()
  client.socket.pause()
  client.ask('/big')
  let workEnds = () => {}
  const ended = end(new Promise((resolve) => (workEnds = resolve)))
  await new Promise<void>((resolve) => app.server.once('request', (_request, response) => response.once('prefinish', resolve)))
  client.ask('/held/late')
  client.socket.resume()
  const heard = await client.whole()
  workEnds()
  expect(await ended).toBe(true)
  expect([asked, connectionHeaders(heard)]).toEqual([[], ['close']])
})
