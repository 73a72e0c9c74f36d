/**
 * /sandbox/income: stands for the page of a payroll provider, a bank or the tax office, where a person chooses, signs in, and gives a code.
 * It does not exist in production. Plain pages without script: what a person did is in the address of the next one.
 */
import type { Brand } from '@hearthline/brands'
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'
import { sandboxCode } from '../providers/sandbox-visit.ts'
import { organizationOf } from './admit.ts'
import { escapeHtml } from './page-template.ts'
import { type SandboxStep, sandboxIncomePage } from './sandbox-income-page.ts'
import { type SandboxVisit, sandboxVisit } from './sandbox-income-visit.ts'
import { pagePolicy } from './security-headers.ts'

/** What opens the sandbox's page; any other is wrong, as at a provider. */
const SANDBOX_LOGIN = { user: 'user_good', password: 'pass_good', digits: '123456' } as const

/** The next page of a visit, or how it ended. */
function nextStep({ step, end, user, password, digits }: SandboxVisit): SandboxStep | 'done' | 'cancelled' | 'failed' {
  if (end) return end
  if (step === 'login' && user !== undefined)
    return user === SANDBOX_LOGIN.user && password === SANDBOX_LOGIN.password ? 'code' : user === 'user_locked' ? 'failed' : 'wrong-login'
  if (step === 'code' && digits !== undefined) return digits.replace(/\s/g, '') === SANDBOX_LOGIN.digits ? 'done' : 'wrong-code'
  return step
}

export function registerSandboxIncome(app: FastifyInstance, container: Container): void {
  if (container.config.production) return
  app.route({
    method: ['GET', 'POST'],
    url: '/sandbox/income',
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      const visit = sandboxVisit.safeParse(request.query)
      if (!visit.success) return reply.code(404).type('text/plain').send('There is no such sandbox page.')
      const next = nextStep(visit.data)
      if (next === 'done' || next === 'cancelled' || next === 'failed') {
        const { link, payer = '', return: path } = visit.data
        return reply.redirect(`${path}?${new URLSearchParams({ link, code: sandboxCode(next, link, payer) })}`, 303)
      }
      const nonce = crypto.randomUUID()
      const brand: Brand = organizationOf(container, request)
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', pagePolicy(nonce, false))
        .type('text/html; charset=utf-8')
        .send(sandboxIncomePage({ visit: visit.data, step: next, brandName: escapeHtml(brand.orgBrand), nonce }))
    },
  })
}
