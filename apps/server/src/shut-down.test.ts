import pino from 'pino'
import { expect, it } from 'vitest'
import { shutDown } from './shut-down.ts'

const never = () => new Promise<never>(() => undefined)

function parts(more: { stop?: () => Promise<void>; close?: () => Promise<void> } = {}) {
  const order: string[] = []
  const note = (what: string) => async () => void order.push(what)
  const app = { close: more.close ?? note('requests') } as unknown as Parameters<typeof shutDown>[0]
  const engine = { stop: more.stop ?? note('work') }
  const container = { engine, close: note('parts'), log: pino({ level: 'silent' }) } as unknown as Parameters<typeof shutDown>[2]
  const connections = { letGo: () => void order.push('connections') }
  return { app, connections, container, order }
}

it('closes idle connections, then ends the work, then the requests, then the parts they depend on', async () => {
  const { app, connections, container, order } = parts()
  expect(await shutDown(app, connections, container, 5000)).toBe(true)
  expect(order).toEqual(['connections', 'work', 'requests', 'parts'])
})

it('does not wait beyond its limit, whichever part hangs, and reports it', async () => {
  for (const hanging of [{ stop: never }, { close: never }]) {
    const { app, connections, container } = parts(hanging)
    expect(await shutDown(app, connections, container, 20)).toBe(false)
  }
})

it('a part that fails makes the shutdown unclean', async () => {
  const { app, connections, container } = parts({
    stop: async () => {
      throw new Error('broken')
    },
  })
  expect(await shutDown(app, connections, container, 5000)).toBe(false)
})
