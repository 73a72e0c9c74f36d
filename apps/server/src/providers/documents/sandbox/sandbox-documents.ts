/** The sandbox's documents: plain text with a title, the application, and the terms that it rests on. */
import { createHash } from 'node:crypto'
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { DocumentRequest, Documents, PreparedDocument } from '../port.ts'

const PROVIDER = 'Linden Documents (sandbox)'

function prepare({ title, application, kind, terms }: DocumentRequest, call: ProviderCall): SandboxAnswer<PreparedDocument> {
  const reference = drawReference('document', call.idempotencyKey)
  const lines = [title, `Application ${application}`, `Made ${call.now}`, ...terms.map((term) => JSON.stringify(term))]
  const content = lines.join('\n')
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { data: { mediaType: 'text/plain; charset=utf-8', content }, reference, response: { reference, kind, sha256 } }
}

export const sandboxDocuments = (world: SandboxWorld): Documents => ({
  prepare: (request, call) => {
    const { kind, application, applicantName: name } = request
    const question = {
      provider: PROVIDER,
      capability: `documents.${kind}`,
      name,
      refusal: application === '' ? 'The number of the application is required.' : undefined,
      request: { kind, application, applicantName: name },
    }
    return askSandbox(world, question, call, () => prepare(request, call))
  },
})
