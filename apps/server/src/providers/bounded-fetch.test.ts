import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { boundedBytes, boundedFetch, boundedJson } from './bounded-fetch.ts'

it('takes an answer as it is, and none that does not end or is larger than it may be', async () => {
  let isOpen = false
  const server = createServer((request, response) => {
    if (request.url === '/') return void response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"x"}')
    isOpen = true
    response.on('close', () => (isOpen = false))
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', more)
    more()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const reply = await boundedFetch(at)
  expect([reply.status, reply.headers.get('content-type'), await reply.json()]).toEqual([401, 'application/json', { error: 'x' }])
  await expect(boundedFetch(`${at}endless`)).rejects.toThrow('too large')
  await expect.poll(() => isOpen).toBe(false)
  expect(await boundedJson(await fetch(at))).toEqual({ error: 'x' })
  expect(await boundedJson(await fetch(at), 5)).toBeUndefined()
  await expect(boundedBytes(await fetch(`${at}endless`), 1_000_000)).rejects.toThrow('too large')
  await expect.poll(() => isOpen).toBe(false)
  server.closeAllConnections()
  server.close()
})
