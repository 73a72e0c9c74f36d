/** A body that is compressed in transit is refused: what it inflates to would be bounded by no one. */
import type { FastifyRequest } from 'fastify'
import { Problem } from '../usecases/problem.ts'

/** @throws Problem unsupported_media_type */
export function refuseCompressed({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const encoding = String(headers['content-encoding'] ?? 'identity').trim()
  if (encoding === '' || encoding.toLowerCase() === 'identity') return
  throw new Problem('unsupported_media_type', 'Send the body without compression (no Content-Encoding)')
}
