/** /console/api/v1/agent: what those who send applicants do, who they are, and what whoever was emailed a link answers. */
import type { agentCalls } from '@hearthline/contract'
import { answerLink } from '../../usecases/agents/answer-link.ts'
import { endOwnEntry, makeEntry } from '../../usecases/agents/make-entry.ts'
import { nameAgent } from '../../usecases/agents/name-agent.ts'
import { readApplicants } from '../../usecases/agents/read-applicants.ts'
import { readOwnEntries } from '../../usecases/agents/read-entries.ts'
import { readLinks } from '../../usecases/agents/read-links.ts'
import { sendLink } from '../../usecases/agents/send-link.ts'
import { staffOf } from '../../usecases/console/read-me.ts'
import type { Handlers } from '../handler.ts'

export const agentHandlers = {
  applicants: async ({ session, query }, container) => ({
    status: 200,
    body: await readApplicants(container, session.identityId, query),
  }),
  links: async ({ session, query }, container) => ({ status: 200, body: await readLinks(container, session.identityId, query) }),
  entries: async ({ session, query }, container) => ({ status: 200, body: await readOwnEntries(container, session.identityId, query) }),
  addEntry: async ({ session, body, idempotencyKey }, container) => ({
    status: 201,
    body: await makeEntry(container, session, { ...body, idempotencyKey }),
  }),
  endEntry: async ({ session, params }, container) => ({ status: 200, body: await endOwnEntry(container, session, params) }),
  sendLink: async ({ session, body }, container) => ({ status: 201, body: await sendLink(container, session.identityId, body) }),
  answerLink: async ({ organization, body }, container) => {
    await answerLink(container, organization, body)
    return { status: 202, body: { accepted: true } }
  },
  nameAgent: async ({ session, body }, container) => ({ status: 200, body: await nameAgent(container, staffOf(session), body) }),
} satisfies Handlers<typeof agentCalls>
