/** Ends one node in order and in time: no new work, then no new requests, then the parts. */
import type { FastifyInstance } from 'fastify'
import type { Container } from './container.ts'
import type { Connections } from './track-connections.ts'

/**
 * Work is stopped first, while requests are still answered: it takes longest, and the provider calls in progress are worth their answers. Each
 * of those answers closes its connection. Then the listener closes, idle connections at once and busy ones after their answer.
 * @returns false when it took longer than `withinMs`; whatever was in progress then is taken up by another node or the next start
 */
export async function shutDown(
  app: Pick<FastifyInstance, 'close'>,
  connections: Connections,
  container: Pick<Container, 'engine' | 'close' | 'log'>,
  withinMs: number,
): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), withinMs)
  })
  const inOrder = (async (): Promise<true> => {
    connections.letGo()
    await container.engine.stop()
    await app.close()
    await container.close()
    return true
  })().catch((problem: unknown) => {
    container.log.error({ problem: String(problem) }, 'shutting down failed')
    return false
  })
  const done = await Promise.race([inOrder, tooLate])
  clearTimeout(late)
  if (!done) container.log.warn({ withinMs }, 'shut down before everything had ended')
  return done
}
