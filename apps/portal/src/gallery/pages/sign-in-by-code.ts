/** The log-in of a lender whose people sign in by a code. */
import type { Act, Answers, PageState } from '../page.ts'

const MODE = 'GET /identity-broker/external/api/v1/login-mode'
const BROKER = 'POST /identity-broker/:audience/api/v3/login'
const CODES = 'POST /identity-broker/customer/api/v3/codes'
const REDEEM = 'POST /identity-broker/customer/api/v3/codes/redeem'

const page = (acts: readonly Act[], answers: Answers = {}): PageState => ({
  authentication: 'broker',
  acts,
  answers: {
    [MODE]: { body: { mode: 'broker', application: 'heloc', organization: 'HEARTH', redirect: '/auth/login' } },
    [BROKER]: { body: { redirect: '/auth/login' } },
    [CODES]: { body: { accepted: true, request: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f' } },
    ...answers,
  },
})

const sent: readonly Act[] = [{ choose: 'Email=ana@example.test' }, 'submit']
const typed: readonly Act[] = [...sent, { choose: 'Code=123456' }, 'submit']

export const signInByCode = {
  'by-code': page([]),
  'by-provider': page([], {
    [MODE]: { body: { mode: 'broker', application: 'heloc', organization: 'HEARTH', redirect: '/auth/login', provider: 'Fox ID' } },
  }),
  'code-sent': page(sent),
  'code-wrong': page(typed, { [REDEEM]: { status: 401, message: 'The code is not right' } }),
  'code-of-a-newcomer': page(typed, { [REDEEM]: { body: { jwt: null } } }),
} satisfies Readonly<Record<string, PageState>>
