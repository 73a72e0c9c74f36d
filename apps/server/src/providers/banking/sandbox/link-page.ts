/** The sandbox aggregator's own page: choose a bank, sign in, enter a code where the bank asks for one, choose an account; or leave. */
import { escapeHtml, type Fields, type PageAnswer, type SandboxPage } from '../../sandbox-page.ts'
import {
  numberOf,
  publicTokenOf,
  SANDBOX_ACCOUNTS,
  SANDBOX_BANKS,
  SANDBOX_CODE,
  SANDBOX_PASSWORD,
  SANDBOX_USER,
  type SandboxBank,
} from './sandbox-banks.ts'

export const LINK_PAGE_PATH = '/sandbox/bank-link'

const input = (name: string, label: string, type = 'text') =>
  `<label>${label}<input name="${name}" type="${type}" autocomplete="off" required></label>`
const hidden = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
const button = (label: string, name = '', value = '') =>
  `<button${name && ` name="${name}" value="${escapeHtml(value)}"`}>${escapeHtml(label)}</button>`
const main = (label: string) => `<button class="main">${label}</button>`
const form = (carried: Fields, inner: string) => `<form method="post" action="${LINK_PAGE_PATH}">${hidden(carried)}${inner}</form>`

/** Back to the product, at its own origin alone: where to is not taken from the form. */
const back = (answer: Fields): PageAnswer => ({ redirect: `/plaid-oauth-success?${new URLSearchParams(answer)}` })

const leave = (carried: Fields) =>
  form({ session: carried.session ?? '' }, '<button class="plain" name="exit" value="USER_EXITED">Leave without linking</button>')

function page(title: string, carried: Fields, inner: string, problem = ''): PageAnswer {
  const alert = problem && `<p role="alert">${escapeHtml(problem)}</p>`
  return { title, body: `<h1>${escapeHtml(title)}</h1>${alert}${inner}${leave(carried)}` }
}

function chooseBank(carried: Fields, problem = ''): PageAnswer {
  const banks = SANDBOX_BANKS.map(({ id, name }) => `<li>${form(carried, button(name, 'bank', id))}</li>`).join('')
  const missing = form({ session: carried.session ?? '' }, button('My bank is not listed', 'exit', 'INSTITUTION_NOT_FOUND'))
  return page('Choose your bank', carried, `<ul>${banks}</ul>${missing}`, problem)
}

function signIn(bank: SandboxBank, carried: Fields, problem = ''): PageAnswer {
  const hint = `<p>In the sandbox: ${SANDBOX_USER} and ${SANDBOX_PASSWORD}.</p>`
  const fields = `${input('user', 'User name')}${input('password', 'Password', 'password')}${main('Sign in')}`
  return page(`Sign in to ${bank.name}`, carried, hint + form({ ...carried, bank: bank.id }, fields), problem)
}

function enterCode(bank: SandboxBank, carried: Fields, problem = ''): PageAnswer {
  const hint = `<p>The bank sent you a code. In the sandbox it is ${SANDBOX_CODE}.</p>`
  const fields = { ...carried, bank: bank.id, signedIn: 'yes' }
  return page('Enter the code', carried, hint + form(fields, `${input('code', 'Code')}${main('Continue')}`), problem)
}

function chooseAccount(bank: SandboxBank, carried: Fields): PageAnswer {
  const session = carried.session ?? ''
  const accounts = SANDBOX_ACCOUNTS.map(
    (account, index) =>
      `<label><input type="radio" name="account" value="${account.id}"${index === 0 ? ' checked' : ''}>${account.name}, ending in ${numberOf(session, bank, account).slice(-4)}</label>`,
  ).join('')
  const fields = { ...carried, bank: bank.id, signedIn: 'yes', confirmed: 'yes' }
  return page('Choose an account', carried, form(fields, `<fieldset><legend>Account</legend>${accounts}</fieldset>${main('Link account')}`))
}

function atBank(bank: SandboxBank, fields: Fields, carried: Fields): PageAnswer {
  if (bank.isDown)
    return chooseBank(carried, `${bank.name} isn’t responding right now. Choose another bank, or enter your account yourself.`)
  if (fields.signedIn !== 'yes') {
    if (fields.user === undefined) return signIn(bank, carried)
    if (fields.user !== SANDBOX_USER || fields.password !== SANDBOX_PASSWORD) {
      return signIn(bank, carried, 'The user name or password is not right. Try again.')
    }
    return bank.asksCode ? enterCode(bank, carried) : chooseAccount(bank, carried)
  }
  if (fields.confirmed !== 'yes') {
    return fields.code === SANDBOX_CODE ? chooseAccount(bank, carried) : enterCode(bank, carried, 'This is not the code. Try again.')
  }
  const account = SANDBOX_ACCOUNTS.find(({ id }) => id === fields.account)
  if (!account) return chooseAccount(bank, carried)
  return back({ public_token: publicTokenOf(carried.session ?? '', bank, account), account_id: account.id })
}

export const sandboxLinkPage = {
  capabilities: ['banking'],
  path: LINK_PAGE_PATH,
  answer(fields: Fields) {
    const carried = { session: fields.session ?? '' }
    if (fields.exit) return back({ exit: fields.exit })
    const bank = SANDBOX_BANKS.find(({ id }) => id === fields.bank)
    return bank ? atBank(bank, fields, carried) : chooseBank(carried)
  },
} satisfies SandboxPage
