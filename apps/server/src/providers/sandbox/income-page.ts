/**
 * /sandbox/income: stands for the page of a payroll provider, a bank or the tax office, where a person chooses, signs in, and enters a code.
 * What a person did is carried from page to page, so that the sandbox remembers nothing.
 */
import { z } from 'zod'
import { escapeHtml, type PageAnswer, type SandboxPage } from '../sandbox-page.ts'
import { type SANDBOX_ENDS, sandboxCode } from '../sandbox-visit.ts'

export const INCOME_PAGE_PATH = '/sandbox/income'

/** Which provider it stands for, how far the person is, and where they go back to: a page of ours alone. */
const visitFields = z.object({
  way: z.enum(['payroll', 'bank', 'tax']),
  link: z.uuid(),
  return: z
    .string()
    .max(300)
    .regex(/^\/account\/heloc\/[0-9a-f-]{36}\/income\/[a-z-]+(?:\/[a-z]+)?$/),
  step: z.enum(['choose', 'login', 'code']).default('choose'),
  payer: z.string().max(80).optional(),
  user: z.string().max(80).optional(),
  password: z.string().max(80).optional(),
  digits: z.string().max(20).optional(),
  end: z.enum(['cancelled', 'failed']).optional(),
})
type Visit = z.infer<typeof visitFields>

/** What opens the sandbox's page; any other is wrong, as at a provider. */
const LOGIN = { user: 'user_good', another: 'user_other', password: 'pass_good', locked: 'user_locked', digits: '123456' } as const

const NAMES = {
  payroll: {
    title: 'Alder Payroll',
    choose: 'Choose your employer',
    payers: ['Harbor Foods', 'Bay Books', 'Northwind Clinic', 'City of Sacramento'],
  },
  bank: { title: 'Rowan Bank Link', choose: 'Choose your bank', payers: ['Harbor Bank', 'First Rowan Credit Union', 'Bay Savings'] },
  tax: { title: 'Juniper Tax Transcripts', choose: 'Choose how you file', payers: ['Individual return (1040)', 'Joint return (1040)'] },
} as const

type Fields = Readonly<Record<string, string | undefined>>

const hidden = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`]))
    .join('')

const form = (fields: Fields, inner: string): string => `<form method="post" action="${INCOME_PAGE_PATH}">${hidden(fields)}${inner}</form>`

const field = (label: string, name: string, more: string): string => `<label>${label}<input name="${name}" required ${more}></label>`

const CONTINUE = '<button class="main">Continue</button>'

function page(visit: Visit, heading: string, inner: string, problem?: string): PageAnswer {
  const { way, link, return: back, payer } = visit
  const leave = form({ way, link, return: back, payer, end: 'cancelled' }, '<button class="plain">Cancel and go back</button>')
  const alert = problem === undefined ? '' : `<p role="alert">${problem}</p>`
  const { title } = NAMES[way]
  return { title, body: `<p>${title}</p><h1>${escapeHtml(heading)}</h1>${alert}${inner}${leave}` }
}

function choosePayer(visit: Visit): PageAnswer {
  const { way, link, return: back } = visit
  const { choose, payers } = NAMES[way]
  const choices = payers.map((name) => `<button name="payer" value="${escapeHtml(name)}">${escapeHtml(name)}</button>`).join('')
  return page(visit, choose, form({ way, link, return: back, step: 'login' }, choices))
}

function signIn(visit: Visit, problem?: string): PageAnswer {
  const { way, link, return: back, payer } = visit
  const hint = `<p>In the sandbox: <b>${LOGIN.user}</b> and <b>${LOGIN.password}</b>. <b>${LOGIN.another}</b> opens someone else’s records, and <b>${LOGIN.locked}</b> fails.</p>`
  const fields =
    field('User name', 'user', 'autocomplete="off" autocapitalize="none"') +
    field('Password', 'password', 'type="password" autocomplete="off"')
  return page(
    visit,
    `Sign in to ${payer ?? ''}`,
    hint + form({ way, link, return: back, payer, step: 'login' }, fields + CONTINUE),
    problem,
  )
}

function enterCode(visit: Visit, problem?: string): PageAnswer {
  const { way, link, return: back, payer, user } = visit
  const hint = `<p>No text message is sent in the sandbox. The code is <b>${LOGIN.digits}</b>.</p>`
  const fields = field('Six-digit code', 'digits', 'inputmode="numeric" autocomplete="off"') + CONTINUE
  return page(visit, 'Enter your code', hint + form({ way, link, return: back, payer, user, step: 'code' }, fields), problem)
}

const backWith = ({ link, payer = '', return: path }: Visit, end: (typeof SANDBOX_ENDS)[number]): PageAnswer => ({
  redirect: `${path}?${new URLSearchParams({ link, code: sandboxCode(end, link, payer) })}`,
})

function answer(visit: Visit): PageAnswer {
  const { step, end, user, password, digits } = visit
  if (end) return backWith(visit, end)
  if (step === 'choose') return choosePayer(visit)
  if (step === 'login') {
    if (user === undefined) return signIn(visit)
    if (user === LOGIN.locked) return backWith(visit, 'failed')
    if ((user === LOGIN.user || user === LOGIN.another) && password === LOGIN.password) return enterCode(visit)
    return signIn(visit, 'The user name or password is not right. Try again.')
  }
  if (digits === undefined) return enterCode(visit)
  if (digits.replace(/\s/g, '') !== LOGIN.digits) return enterCode(visit, 'This is not the code. Try again.')
  return backWith(visit, user === LOGIN.another ? 'another' : 'done')
}

export const sandboxIncomePage = {
  capabilities: ['income', 'bank-income', 'tax-records'],
  path: INCOME_PAGE_PATH,
  answer(fields: Fields) {
    const visit = visitFields.safeParse(fields)
    return visit.success ? answer(visit.data) : undefined
  },
} satisfies SandboxPage
