/** Every declared call becomes a route: admitted, validated, handled, answered as declared. */
import { randomUUID } from 'node:crypto'
import { type Call, errorBody, needsStepUp } from '@hearthline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Container } from '../container.ts'
import type { Incoming, SentFile } from '../services/handler.ts'
import { inScope } from '../store/scope.ts'
import { unlessAtNotary } from '../usecases/notary/unless-at-notary.ts'
import { invalid } from '../usecases/problem.ts'
import { isFresh, stepUpRequired } from '../usecases/second-factor/factor-owner.ts'
import { admit } from './admit.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { knownCookies } from './known-cookies.ts'
import { type CallLimits, createLimits } from './limits.ts'
import { acceptUploads, receiveUpload } from './receive-upload.ts'
import { refuseCompressed } from './refuse-compressed.ts'
import { requestOrigin } from './request-origin.ts'
import { requestScope } from './request-scope.ts'
import { createUploadRoom, type UploadRoom } from './upload-room.ts'

type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>
/** Each handler is typed by its own call where it is written; the table of all of them is not. */
type Tables = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
type AnyHandler = (incoming: Incoming<Call>, container: Container) => Promise<Answer>

export interface DeclaredCall {
  readonly name: string
  readonly tag: string
  readonly call: Call
}

export const declaredCalls = (contract: Calls): DeclaredCall[] =>
  Object.values(contract).flatMap((calls) =>
    Object.entries(calls).map(([name, call]) => ({ name, call, tag: call.path.split('/')[1] ?? 'root' })),
  )

export async function registerCalls(app: FastifyInstance, container: Container, contract: Calls, tables: Tables): Promise<void> {
  app.decorateRequest('admitted', null)
  const limitsOf = await createLimits(app, container)
  const room = createUploadRoom()
  const table = (to: FastifyInstance, takes: ReturnType<typeof whatItTakes>) => {
    for (const [service, calls] of Object.entries(contract)) {
      for (const [name, call] of Object.entries(calls)) {
        const handler = tables[service]?.[name]
        if (handler && whatItTakes(call) === takes) {
          const limits = limitsOf(call)
          const run = call.upload ? withFile(call.upload.maxBytes, room, handler as AnyHandler) : withoutFile(handler as AnyHandler)
          registerCall(to, container, { operationId: `${service}.${name}`, call, limits, run })
        }
      }
    }
  }
  table(app, 'json')
  // A scope of their own: multipart is parsed nowhere else.
  await app.register(async (room) => {
    await acceptUploads(room)
    table(room, 'file')
  })
  await app.register(async (room) => {
    acceptPieces(room)
    table(room, 'piece')
  })
  await app.register(async (room) => {
    acceptRaw(room)
    table(room, 'raw')
  })
}

const whatItTakes = ({ upload, piece, raw }: Call) => (upload ? 'file' : piece ? 'piece' : raw ? 'raw' : 'json')

/** As the tus protocol sends them: any bytes, whole. */
function acceptPieces(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    refuseCompressed(request)
    done(null, body)
  })
}

/** Any bytes, as they were signed. */
function acceptRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    refuseCompressed(request)
    done(null, body)
  })
}

type Run = (request: FastifyRequest, container: Container) => Promise<Answer>

const withoutFile =
  (handler: AnyHandler): Run =>
  (request, container) =>
    unlessAtNotary(container, () => handler(incomingOf(container, request, undefined), container))

/** What arrives counts as held until it is stored or refused. */
const withFile =
  (maxBytes: number, room: UploadRoom, handler: AnyHandler): Run =>
  async (request, container) => {
    const held = room.enter(request.admitted!.session!.identityId)
    try {
      const upload = await receiveUpload(request, maxBytes, held)
      return await unlessAtNotary(container, () => handler(incomingOf(container, request, upload), container))
    } finally {
      held.leave()
    }
  }

interface Registration {
  readonly operationId: string
  readonly call: Call
  readonly limits: CallLimits
  readonly run: Run
}

function registerCall(app: FastifyInstance, container: Container, { operationId, call, limits, run }: Registration): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      operationId,
      summary: call.summary,
      ...(call.upload ? { consumes: ['multipart/form-data'] } : {}),
      ...(call.piece ? { consumes: ['application/offset+octet-stream'] } : {}),
      ...(call.idempotent
        ? { description: 'Takes an Idempotency-Key header: a repeated call under the same key changes nothing more.' }
        : {}),
      tags: [call.path.split('/')[1] ?? 'root'],
      ...(call.access === 'external' ? {} : { security: [{ session: [] }] }),
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.headers ? { headers: call.headers } : {}),
      response: { ...call.replies, '4xx': errorBody, '5xx': errorBody },
    },
    ...bodyLimitOf(call),
    onRequest: [limits.byNetwork, admit(call, container), limits.byAccount].filter((hook) => hook !== undefined),
    handler: async (request, reply) => {
      refuseStale(call, request)
      const admitted = request.admitted!
      const given = await container.brands.hold(() => inScope(requestScope(call, admitted), () => run(request, container)), admitted.brands)
      if (limits.succeeded) await limits.succeeded(request)
      return await answer(reply, request, given)
    },
  })
}

/** Before anything is read or changed: what was asked for is asked for again, with nothing lost. */
function refuseStale(call: Call, request: FastifyRequest): void {
  const session = request.admitted?.session
  if (session && needsStepUp(call, { params: request.params, body: request.body }) && !isFresh(session)) throw stepUpRequired()
}

const bodyLimitOf = ({ piece, raw, mostBodyBytes = (piece ?? raw)?.maxBytes }: Call) =>
  mostBodyBytes === undefined ? {} : { bodyLimit: mostBodyBytes }

type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly unchanging?: boolean
}

const writtenOut = new WeakMap<object, string>()

/** A body that is given again and again, as its declared schema writes it: what polling asks for is written once for each change. */
function writeOnce(reply: FastifyReply, body: object): string {
  const text = writtenOut.get(body) ?? String(reply.serialize(body as Record<string, unknown>))
  writtenOut.set(body, text)
  return text
}

async function answer(reply: FastifyReply, request: FastifyRequest, { status, body, headers = {}, unchanging = false }: Answer) {
  // What is personal is kept by no cache, unless the call says otherwise.
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
  const etag = headers.etag ?? headers.ETag
  if (request.method === 'GET' && etag && request.headers['if-none-match'] === etag) return await reply.code(304).send()
  if (unchanging) return await reply.type('application/json; charset=utf-8').send(writeOnce(reply, body as object))
  return status === 204 ? await reply.send() : await reply.send(body)
}

function incomingOf(container: Container, request: FastifyRequest, upload: SentFile | undefined): Incoming<Call> {
  const { organization, session, partner } = request.admitted!
  // What few calls ask for is calculated when it is asked for: every status poll passes here.
  return {
    params: request.params as undefined,
    query: request.query as undefined,
    body: request.body as undefined,
    headers: request.headers as unknown as undefined,
    piece: Buffer.isBuffer(request.body) ? request.body : undefined,
    upload,
    session: session as Incoming<Call>['session'],
    partner: partner as Incoming<Call>['partner'],
    organization,
    idempotencyKey: idempotencyKey(request),
    ifMatch: request.headers['if-match'],
    get address() {
      return clientAddress(request)
    },
    get network() {
      return networkOf(clientAddress(request))
    },
    agent: request.headers['user-agent'],
    isHead: request.method === 'HEAD',
    get cookies() {
      return knownCookies(request.headers.cookie)
    },
    requestId: request.id,
    get origin() {
      return requestOrigin(container, request)
    },
  }
}

/** Printable and of bounded length: it becomes part of a primary key. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (Array.isArray(key) || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid([{ path: 'Idempotency-Key', message: 'Must be 1 to 255 printable characters without spaces' }])
  }
  return key
}

export const newRequestId = (): string => randomUUID()
