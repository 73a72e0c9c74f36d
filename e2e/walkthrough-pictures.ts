/** The pictures of docs/walkthrough: a sound applicant from the address to the open line, and the page that shows them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { Console } from './pages/console.ts'
import { Offer } from './pages/offer.ts'
import { Wizard } from './pages/wizard.ts'
import { at } from './support/arrivals.ts'
import { arrived } from './support/arrived.ts'
import { type Borrower, borrowerInBrowser } from './support/borrower.ts'
import { browserOptions } from './support/browser.ts'
import { settleWait } from './support/operator.ts'
import { takePicture } from './support/picture.ts'
import { startProduct } from './support/product.ts'
import { newEmail } from './support/test.ts'
import { walkToLine } from './support/walk-to-line.ts'
import { AT_WORK, type Caption, CONFIRM, DOCUMENTS, ITEMS, LINE, LINE_ON_PHONE, OFFER, WIZARD } from './walkthrough-captions.ts'

const FOLDER = fileURLToPath(new URL('../docs/walkthrough', import.meta.url))
/** Wide enough for the menu beside the page; the picture is 900 px wide. */
const WIDE = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 900 / 1280 }
const PHONE = { width: 390, height: 800 }
const LONGEST = 1700

interface Shown extends Caption {
  readonly file: string
  readonly isNarrow: boolean
}
const shown: Shown[] = []

/** Numbered in the order in which they are taken. */
async function show(page: Page, caption: Caption, name: string, { isLong = false, isNarrow = false } = {}): Promise<void> {
  const file = `${String(shown.length + 1).padStart(2, '0')}-${name}.jpg`
  // The developers' toolbar fills examples in, and is no part of what a person sees.
  if (await page.getByRole('button', { name: 'Fill with example' }).isVisible()) await page.keyboard.press('Shift+Alt+X')
  await takePicture(page, join(FOLDER, file), isLong ? LONGEST : undefined)
  shown.push({ ...caption, file, isNarrow })
  console.log(file)
}

/** The first page of each document, where the tool that draws them is there. */
async function showDocuments(borrower: Borrower, url: string): Promise<void> {
  const own = `/service-application/api/v1/application/heloc/${borrower.uuid}`
  const { documents } = await borrower.read<{ documents: { uuid: string; type: string }[] }>(own)
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-pages-'))
  const headers = { 'x-org': borrower.org, authorization: `Bearer ${borrower.jwt.replace(/^Bearer /i, '')}` }
  for (const { kind, title, words } of DOCUMENTS) {
    const found = documents.findLast(({ type }) => type === kind)
    if (!found) throw new Error(`The application has no ${kind}`)
    const reply = await fetch(`${url}${own}/documents/${found.uuid}`, { headers })
    if (!reply.ok) throw new Error(`${kind} could not be read: ${reply.status}`)
    const pdf = join(folder, 'document.pdf')
    writeFileSync(pdf, Buffer.from(await reply.arrayBuffer()))
    const file = `${String(shown.length + 1).padStart(2, '0')}-${kind.toLowerCase().replaceAll('_', '-')}`
    const options = ['-jpeg', '-jpegopt', 'quality=60', '-f', '1', '-l', '1', '-scale-to-x', '640', '-scale-to-y', '-1', '-singlefile']
    execFileSync('pdftoppm', [...options, pdf, join(FOLDER, file)])
    shown.push({ title, words, file: `${file}.jpg`, isNarrow: false })
  }
  rmSync(folder, { recursive: true, force: true })
}

function page(): string {
  const parts = shown.map(
    ({ title, words, file, isNarrow }, index) =>
      `## ${index + 1}. ${title}\n\n${words}\n\n<img src="${file}" width="${isNarrow ? 390 : 900}" alt="${title}">\n`,
  )
  return `# Walkthrough: from the address to an open line

A sound applicant in the sandbox, picture by picture. \`npm run docs:walkthrough\` makes the pictures and this page again, by living the journey in a browser.

${parts.join('\n')}`
}

const product = await startProduct({})
const browser = await chromium.launch(browserOptions)
try {
  mkdirSync(FOLDER, { recursive: true })
  for (const old of readdirSync(FOLDER)) if (old.endsWith('.jpg')) rmSync(join(FOLDER, old))
  const context = await browser.newContext({ baseURL: product.url, ...WIDE })
  const person = await context.newPage()
  const email = newEmail()
  const wizard = new Wizard(person)
  await wizard.answerAll({ email }, (step) => show(person, WIZARD[step]!, `register-${step + 1}`))
  await wizard.next().click()
  await arrived(person, at.offer)
  await show(person, OFFER, 'offers', { isLong: true })
  const borrower = await borrowerInBrowser(person, product.url, email)
  const offer = new Offer(person)
  await offer.toConfirm()
  await show(person, CONFIRM, 'confirm')
  await person.getByRole('button', { name: 'Confirm this offer' }).click()

  const desk = new Console(await (await browser.newContext({ baseURL: product.url, ...WIDE })).newPage())
  await desk.signIn()
  const funder = new Console(await (await browser.newContext({ baseURL: product.url, ...WIDE })).newPage())
  await funder.signIn('funder')
  const seen = new Set<string>()
  const open = () => person.goto(`/account/heloc/${borrower.uuid}`)
  await walkToLine({
    ...{ page: person, borrower, desk, after: 'OFFER_SELECTION chosen-offer' },
    // By someone else: whoever records the signing does not see the approval as theirs to give.
    acts: {
      'notary-session': async () => {
        const { example } = await borrower.read<{ readonly example: unknown }>(
          `/service-application/api/v1/application/heloc/${borrower.uuid}/items/notary-session`,
        )
        await settleWait(product.url, borrower.uuid, 'notary-session', example, 'As the certificate says.')
      },
    },
    sees: async (_step, item) => {
      const caption = item ? ITEMS[item] : undefined
      if (!item || !caption || seen.has(item)) return
      seen.add(item)
      if (item === 'hazard-insurance-review' || item === 'funding-decision') {
        if (item === 'funding-decision') {
          await open()
          await arrived(person, { path: '/complete' })
          await show(person, AT_WORK, 'after-rescission', { isLong: true })
        }
        // The money is a funder's to release.
        const reader = item === 'funding-decision' ? funder : desk
        await reader.open(borrower.uuid)
        return show(reader.page, caption, `console-${item}`)
      }
      const isOnTheWay = item === 'rescission' || item === 'rescission-assurance'
      if (isOnTheWay || item === 'notary-session') {
        await open()
        await arrived(person, { path: isOnTheWay ? '/complete' : '/notary/reserve-manual' })
      }
      return show(person, caption, item, { isLong: isOnTheWay || item === 'final-offer' })
    },
  })
  await person.goto('/dashboard')
  await arrived(person, { path: '/dashboard', heading: 'Your line is open' })
  await show(person, LINE, 'line', { isLong: true })
  const phone = await browser.newPage({ baseURL: product.url, viewport: PHONE, storageState: await context.storageState() })
  await phone.goto('/dashboard')
  await arrived(phone, { path: '/dashboard', heading: 'Your line is open' })
  await show(phone, LINE_ON_PHONE, 'line-phone', { isNarrow: true })
  await showDocuments(borrower, product.url)
  writeFileSync(join(FOLDER, 'README.md'), page())
} finally {
  await browser.close()
  await product.stop()
}
