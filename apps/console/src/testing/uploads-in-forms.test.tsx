/** Files in a form that records something: one that is on its way, and one that stands in two fields. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApplicationFile } from '../application/use-application.ts'
import { TypedText } from '../received/chosen-documents.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from '../recording/record-form.tsx'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const draw = (node: ReactNode) => act(() => root.render(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>))

it('what is recorded while a file still uploads is not sent, and the form says why until the file is there', () => {
  let sent = 0
  const form = (typed: object, isUploading: boolean) => {
    const recording = {
      typed,
      reason: '',
      faults: {},
      error: null,
      isPending: false,
      setReason: () => undefined,
      submit: () => (sent += 1),
    }
    draw(
      <RecordForm recording={recording} name="Visit">
        <div className="report-field">
          <button type="button" aria-busy={isUploading || undefined}>
            Upload
          </button>
        </div>
      </RecordForm>,
    )
  }
  const record = () => act(() => place.querySelector('form')!.requestSubmit())
  form({ scan: '' }, true)
  record()
  expect([sent, document.activeElement?.textContent]).toEqual([0, 'Upload'])
  expect(place.textContent).toContain('A file is still uploading, so nothing was recorded.')
  form({ scan: 'here' }, false)
  expect(place.textContent).not.toContain('still uploading')
  record()
  expect(sent).toBe(1)
})

it('a file that one field of a form names is not offered in another', () => {
  const scan = {
    uuid: '5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e60',
    type: 'SIGNED_ON_PAPER',
    fileName: 'ana.png',
    sentBy: 'operator:1',
    created: '1',
  }
  const file = { summary: { uuid: 'a' }, documents: [scan], walk: [] } as unknown as ApplicationFile
  const field = (typed: object) =>
    draw(
      <TypedText value={JSON.stringify(typed)}>
        <ReceivedField
          {...{ file, kind: 'SIGNED_ON_PAPER', noun: 'scan', about: '', id: 'second', label: 'Second', value: '', error: undefined }}
          onChange={() => undefined}
        />
      </TypedText>,
    )
  field({})
  expect(place.textContent).toContain('Use ana.png')
  field({ first: scan.uuid })
  expect(place.textContent).not.toContain('Use ana.png')
})

it('what is wrong with the file that stands in a field is said there, until another file stands in it', () => {
  const scan = { uuid: 'a', type: 'CANCELLATION_NOTICE', fileName: 'notice.png', sentBy: 'operator:1', created: '1' }
  const file = { summary: { uuid: 'a' }, documents: [scan, { ...scan, uuid: 'b' }], walk: [] } as unknown as ApplicationFile
  const field = (value: string, error?: string) => {
    const control = { id: 'scan', label: 'Scan', value, error, onChange: () => undefined }
    draw(<ReceivedField {...{ file, kind: 'CANCELLATION_NOTICE', noun: 'notice', about: '' }} {...control} />)
  }
  const USED = 'This file was uploaded for something else already'
  field('a')
  field('a', USED)
  expect(place.textContent).toContain(USED)
  field('b', USED)
  expect(place.textContent).not.toContain(USED)
})
