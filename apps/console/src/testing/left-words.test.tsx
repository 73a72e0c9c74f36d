/** What someone typed when a colleague recorded first. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApplicationFile } from '../application/use-application.ts'
import { clearDraft, clearDrafts } from '../decision/draft.ts'
import { OutcomeButtons } from '../decision/outcome-buttons.tsx'
import { ReviewForm } from '../decision/review-form.tsx'
import { showApplication } from '../kept-words/left-forms.ts'
import { LeftWords } from '../kept-words/left-words.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  clearDrafts()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  clearDrafts()
  place.remove()
})

const UUID = '00000000-0000-4000-8000-000000000061'
const audit = [
  { sequence: 1, at: '2026-11-25T10:00:00Z', actor: 'borrower:b', action: 'answered', detail: {} },
  { sequence: 2, at: '2026-11-25T10:05:00Z', actor: 'operator:f', action: 'decided', detail: { decided: 'first', outcome: 'ACCEPTED' } },
  { sequence: 3, at: '2026-11-25T10:06:00Z', actor: 'operator:x', action: 'file-read', detail: {} },
]
const walk = [{ id: 'first', title: 'First approval' }]
const review = (id: string, title: string) => ({ id, title, kind: 'wait', by: 'operator', gaveUp: false, parts: [], schema: {}, reads: [] })
const fileAt = (openItem: object) => ({ summary: { uuid: UUID }, version: 1, audit, walk, openItem }) as unknown as ApplicationFile

interface PageProps {
  readonly openItem?: object
  readonly isNoticeThere?: boolean
}

function Pane({ openItem = review('second', 'Second approval'), isNoticeThere = true }: PageProps) {
  const file = fileAt(openItem)
  useLayoutEffect(() => showApplication(UUID), [])
  const { id } = file.openItem!
  const given = { file, item: file.openItem!, draftKey: `${UUID}:${id}:decide`, onNotice: () => undefined }
  return (
    <>
      <LeftWords file={file} now={Date.parse('2026-11-25T10:06:00Z')} mayDecide />
      <OutcomeButtons draftKey={given.draftKey} />
      <ReviewForm key={id} {...given} />
      {isNoticeThere && <OpenedForm label="Record a notice">{({ close }) => <Notice onClose={close} />}</OpenedForm>}
    </>
  )
}

function Notice({ onClose }: { readonly onClose: () => void }) {
  const recording = useRecord({
    draftKey: `${UUID}/notice`,
    blank: { on: '' },
    bodyOf: ({ on }, reason) => ({ on, reason }),
    send: async () => undefined,
    onRecorded: () => undefined,
  })
  return (
    <RecordForm recording={recording} name="Record a notice" reasonId="why" onClose={onClose}>
      <label htmlFor="on">Mailed on</label>
      <input id="on" value={recording.typed.on} onChange={({ target }) => recording.set({ on: target.value })} />
    </RecordForm>
  )
}

const draw = (node: object | null) =>
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        {node as never}
      </QueryClientProvider>,
    ),
  )
const page = (props: PageProps = {}) => draw(<Pane {...props} />)
const button = (words: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(words))
const press = (words: string) => act(async () => button(words)!.click())
const type = (id: string, words: string) =>
  act(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement
    const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, words)
    control.focus()
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
const kept = () => place.querySelector('.left-words')

it('stays with who recorded what, is given the cursor, and serves as the reason for what is open now', async () => {
  page({ openItem: review('first', 'First approval') })
  await press('Accept')
  type('reason', 'File complete, amounts agree')
  page({ openItem: review('second', 'Second approval') })
  expect(kept()!.textContent).toContain('Not recorded: Accept: First approval')
  // The register of the team is not read here; who only read the file did nothing.
  expect(kept()!.textContent).toMatch(/Decision recorded: First approval, accepted, by someone no longer on the team/)
  expect(kept()!.textContent).toContain('File complete, amounts agree')
  expect(document.activeElement).toBe(kept())
  await press('Use the reason for: Second approval')
  expect(kept()).toBeNull()
  await press('Accept')
  expect(document.getElementById('reason')).toHaveProperty('value', 'File complete, amounts agree')
})

it('stays field by field of a form behind a button that is gone, until it is discarded or the form is there again', async () => {
  page()
  await press('Record a notice')
  type('on', '2026-11-24')
  page({ isNoticeThere: false })
  expect(kept()!.textContent).toMatch(/Not recorded: Record a notice[\s\S]*Mailed on[\s\S]*2026-11-24/)
  page()
  await press('Record a notice')
  expect(kept()).toBeNull()
  expect(document.getElementById('on')).toHaveProperty('value', '2026-11-24')
  page({ isNoticeThere: false })
  await press('Discard it')
  expect(kept()).toBeNull()
})

it('is not told of a form that was closed or recorded by who typed in it, nor of another application', async () => {
  page()
  await press('Record a notice')
  type('on', '2026-11-24')
  await press('Close')
  page({ isNoticeThere: false })
  expect(kept()).toBeNull()
  page()
  await press('Record a notice')
  act(() => clearDraft(`${UUID}/notice`))
  page({ isNoticeThere: false })
  expect(kept()).toBeNull()
  page()
  await press('Record a notice')
  type('on', '2026-11-24')
  draw(null)
  page()
  expect(kept()).toBeNull()
})
