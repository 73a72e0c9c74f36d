/**
 * Proof's Business API, formerly Notarize (https://dev.proof.com/reference, version 1: transactions, documents, notarization records). The key is in a
 * header, so nothing is carried to another address.
 */
import type { ZodType } from 'zod'
import { boundedBytes, boundedJson } from '../../bounded-fetch.ts'
import { type ProviderCall, ProviderRefused, ProviderUnavailable, type RedactedRecord } from '../../provider-call.ts'

export const PROOF = 'Proof'

/** A transaction names everything that was done in it; a document is larger than any that we keep. */
const MOST_BYTES = { answer: 4 * 1024 * 1024, document: 40 * 1024 * 1024 }

export interface ProofAccess {
  readonly PROOF_ADDRESS: string
  readonly PROOF_API_KEY: string
  readonly PROOF_WEBHOOK_KEY: string
}

interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** below /v1 */
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  /** what the attempts table may keep of it */
  readonly request: RedactedRecord
}

type Call = Pick<ProviderCall, 'signal'>

export interface ProofClient {
  ask<Answer>(question: Question & { readonly answer: ZodType<Answer> }, call: Call): Promise<Answer>
  /** Without a body worth reading. */
  tell(question: Question, call: Call): Promise<void>
  /** What a signed address of Proof's has: it takes no key. */
  download(url: string, request: RedactedRecord, call: Call): Promise<Uint8Array>
}

function refuse(status: number, request: RedactedRecord): void {
  if (status === 429) throw new ProviderUnavailable(PROOF, 'RATE_LIMITED', request)
  if (status >= 500) throw new ProviderUnavailable(PROOF, 'SERVER_ERROR', request)
  // Its own words may repeat what we sent: the status is enough.
  if (status >= 300) throw new ProviderRefused(PROOF, `Proof answered ${status}.`, request)
}

export function createProofClient({ PROOF_ADDRESS, PROOF_API_KEY }: ProofAccess): ProofClient {
  const base = `${PROOF_ADDRESS.replace(/\/$/, '')}/v1`
  const send = async (url: string, init: RequestInit, request: RedactedRecord, { signal }: Call): Promise<Response> => {
    const reply = await fetch(url, { ...init, redirect: 'error', signal }).catch(() => {
      throw new ProviderUnavailable(PROOF, signal.aborted ? 'TIMEOUT' : 'SERVER_ERROR', request)
    })
    refuse(reply.status, request)
    return reply
  }
  const api = ({ method, path, body, request }: Question, call: Call) => {
    const headers = { ApiKey: PROOF_API_KEY, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
    return send(`${base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }, request, call)
  }
  return {
    async ask({ answer, ...question }, call) {
      const reply = await api(question, call)
      const read = answer.safeParse(await boundedJson(reply, MOST_BYTES.answer))
      // Not in words that we know: asked again, and never an answer.
      if (!read.success) throw new ProviderUnavailable(PROOF, 'PENDING', question.request)
      return read.data
    },
    async tell(question, call) {
      await (await api(question, call)).body?.cancel()
    },
    async download(url, request, call) {
      const reply = await send(url, { method: 'GET' }, request, call)
      const bytes = await boundedBytes(reply, MOST_BYTES.document).catch(() => {
        throw new ProviderUnavailable(PROOF, call.signal.aborted ? 'TIMEOUT' : 'SERVER_ERROR', request)
      })
      return new Uint8Array(bytes)
    },
  }
}
