/** What the sandbox's income page shows, step by step. */

import { escapeHtml } from './page-template.ts'
import type { SandboxVisit } from './sandbox-income-visit.ts'

export type SandboxStep = SandboxVisit['step']

interface Shown {
  readonly visit: SandboxVisit
  readonly step: SandboxStep
  /** escaped */
  readonly brandName: string
  readonly nonce: string
}

const NAMES = {
  payroll: {
    title: 'Alder Payroll',
    choose: 'Choose your employer',
    payers: ['Harbor Foods', 'Bay Books', 'Northwind Clinic', 'City of Sacramento'],
  },
  bank: { title: 'Rowan Bank Link', choose: 'Choose your bank', payers: ['Harbor Bank', 'First Rowan Credit Union', 'Bay Savings'] },
  tax: { title: 'Juniper Tax Transcripts', choose: 'Choose how you file', payers: ['Individual return (1040)', 'Joint return (1040)'] },
} as const

const STYLE =
  'body{margin:0;background:#f2f4f7;color:#14202e;font:16px/1.5 system-ui,sans-serif}main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}' +
  'aside{background:#7a1f00;color:#fff;padding:.5rem 1rem;text-align:center;font-weight:600}h1{font-size:1.5rem;line-height:1.25}' +
  'button,input{font:inherit;box-sizing:border-box;width:100%;min-height:3rem;border-radius:.5rem;padding:.5rem .875rem}' +
  'button{border:1px solid #14202e;background:#fff;color:#14202e;text-align:left;cursor:pointer}button.main{background:#14202e;color:#fff;text-align:center}' +
  'button.plain{border:0;background:none;text-align:center;text-decoration:underline}input{border:1px solid #5b6876;background:#fff}' +
  'form{display:grid;gap:.75rem;margin-top:1rem}label{display:grid;gap:.25rem;font-weight:600}p[role=alert]{background:#fde8e4;padding:.75rem;border-radius:.5rem}' +
  ':focus-visible{outline:3px solid #1d6fe0;outline-offset:2px}'

const hidden = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`]))
    .join('')

const form = (fields: Readonly<Record<string, string | undefined>>, inner: string): string =>
  `<form method="get" action="/sandbox/income">${hidden(fields)}${inner}</form>`

const field = (label: string, name: string, more: string): string => `<label>${label}<input name="${name}" required ${more}></label>`

const CONTINUE = '<button class="main">Continue</button>'

const wrong = (text: string): string => `<p role="alert">${text}</p>`

/** The part of the page that belongs to the step. */
function stepOf({ visit, step }: Shown): string {
  const { way, link, return: back, payer } = visit
  const kept = { way, link, return: back, payer }
  const { choose, payers } = NAMES[way]
  if (step === 'choose') {
    const choices = payers.map((name) => `<button name="payer" value="${escapeHtml(name)}">${escapeHtml(name)}</button>`).join('')
    return `<h1>${choose}</h1>${form({ way, link, return: back, step: 'login' }, choices)}`
  }
  if (step === 'login' || step === 'wrong-login') {
    const fields =
      field('User name', 'user', 'autocomplete="off" autocapitalize="none"') +
      field('Password', 'password', 'type="password" autocomplete="off"')
    return `<h1>Sign in to ${escapeHtml(payer ?? '')}</h1>${step === 'wrong-login' ? wrong('That user name or password is wrong. Try again.') : ''}
<p>Sandbox: sign in as <b>user_good</b> with <b>pass_good</b>. <b>user_locked</b> fails.</p>${form({ ...kept, step: 'login' }, fields + CONTINUE)}`
  }
  return `<h1>Enter your code</h1>${step === 'wrong-code' ? wrong('That code is wrong. Try again.') : ''}
<p>Sandbox: no text message is sent. The code is <b>123456</b>.</p>${form({ ...kept, step: 'code' }, field('Six-digit code', 'digits', 'inputmode="numeric" autocomplete="off"') + CONTINUE)}`
}

export function sandboxIncomePage(shown: Shown): string {
  const { visit, brandName, nonce } = shown
  const { way, link, return: back, payer } = visit
  const { title } = NAMES[way]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} (sandbox)</title><style nonce="${nonce}">${STYLE}</style></head>
<body><aside>Sandbox: this page stands for a provider. Enter nothing real.</aside><main><p>${title}, for ${brandName}</p>${stepOf(shown)}
${form({ way, link, return: back, payer, end: 'cancelled' }, '<button class="plain">Cancel and go back</button>')}</main></body></html>`
}
