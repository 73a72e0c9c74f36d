/** Every answer that is not a success has the one error body [errors/messages]: also for unknown paths and for what cannot be read. */
import type { Socket } from 'node:net'
import type { ErrorCode } from '@hearthline/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BlobsUnavailable } from '../blobs/port.ts'
import type { Container } from '../container.ts'
import { SignersStay } from '../engine/signers-stay.ts'
import { errorBodyOf } from '../services/reply-problem.ts'
import { databaseTrouble } from '../store/database-trouble.ts'
import { triggerRefusal } from '../store/trigger-refusal.ts'
import { invalid, Problem } from '../usecases/problem.ts'
import { TooManyTries } from '../usecases/too-many-tries.ts'

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The request could not be read',
  not_found: 'Nothing was found here',
  too_large: 'The body is larger than allowed',
  unsupported_media_type: 'Send the body as application/json',
}

/** Somebody else was faster. */
const CHANGED = 'This changed while you were working on it. Reload the page.'

/** Seconds after which a client asks again: a restart of the database takes about as long; space on a disk is freed by a person. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 3, insufficient_storage: 30 }

/** The framework's own refusals in our words; anything else is ours to look into, and says nothing of the inside. */
function problemOf(error: FastifyError | Error, container: Container): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SignersStay) return invalid(error.fields)
  const trouble = databaseTrouble(error)
  if (trouble === 'full' || (trouble === 'read-only' && container.db.storage() === 'full'))
    return new Problem('insufficient_storage', 'Storage is full')
  if (error instanceof BlobsUnavailable) return new Problem('unavailable', 'The document store is not available')
  if (trouble) return new Problem('unavailable', 'The database is not available')
  const refused = triggerRefusal(error)
  if (refused) return refused.isOfPerson ? new Problem('forbidden', `${refused.words}. Reload the page.`) : new Problem('conflict', CHANGED)
  const code = CODE_BY_STATUS[(error as Partial<FastifyError>).statusCode ?? 500] ?? 'internal'
  return new Problem(code, SENTENCES[code] ?? 'Something unexpected happened')
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  const body = errorBodyOf(problem, reply.request.id)
  if (problem instanceof TooManyTries) reply.header('retry-after', String(problem.retryAfterSeconds))
  const retryAfter = RETRY_AFTER[problem.code]
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (body.status === 401) reply.header('www-authenticate', 'Bearer')
  // Written here and not by a schema: an unknown path has none. The explicit type keeps the declared one from being asked.
  reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

export function answerErrors(app: FastifyInstance, container: Container): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, container)
    // A database that is away refuses every request; its kind is worth a line, the place in our code is not.
    if (error !== problem && RETRY_AFTER[problem.code] !== undefined)
      container.log.warn(
        { code: problem.code, database: stateOf(error), requestId: request.id },
        error instanceof BlobsUnavailable ? 'refused for the document store' : 'refused for the database',
      )
    if (problem !== error && (problem.code === 'forbidden' || problem.code === 'conflict'))
      container.log.warn({ refused: triggerRefusal(error)?.words, requestId: request.id }, 'refused by the database')
    if (problem.code === 'internal')
      container.log.error({ ...withoutData(error), requestId: request.id, route: request.routeOptions.url }, 'unexpected')
    sendProblem(reply, problem)
  })
}

/** A path that is no one's, to a program; pages.ts answers browsers. */
export const answerUnknownPath = (reply: FastifyReply): void => sendProblem(reply, new Problem('not_found', 'Nothing was found here'))

/** A path that cannot be decoded, before there is a route. */
export const answerBadUrl = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  sendProblem(reply, new Problem('bad_request', 'The request could not be read'))

/** What is no HTTP, or headers beyond all bounds: there is no request to answer, only a socket. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(errorBodyOf({ code: 'bad_request', message: 'The request could not be read' }, 'none'))
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** SQLSTATE or the system's name for what is wrong with the connection. */
const stateOf = (error: Error & { code?: string }): string | undefined =>
  (error.cause as { code?: string } | undefined)?.code ?? error.code ?? error.name

/** Database errors quote statements and values; a log gets their kind and place only. */
function withoutData(error: Error & { code?: string; cause?: unknown }) {
  const cause = error.cause as { name?: string; code?: string } | undefined
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const fromStore = cause?.code !== undefined || error.message.startsWith('Failed query')
  return {
    error: error.name,
    code: error.code,
    cause: cause?.code ?? cause?.name,
    ...(fromStore ? {} : { message: error.message }),
    places,
  }
}
