import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { EndOfDocument } from '../document-viewer/end-of-document.tsx'

type Notice = (entries: readonly { isIntersecting: boolean; intersectionRatio: number }[]) => void

afterEach(() => vi.unstubAllGlobals())

it('the end of a document is reached when a quarter of its last part is in view [shell/document-viewer]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let watch: { notice: Notice; threshold: number } | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: Notice, { threshold }: { threshold: number }) {
        watch = { notice, threshold }
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const seen = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<EndOfDocument height={900} onSeen={seen} />))
  expect(watch?.threshold).toBe(0.25)
  for (const share of [0, 0.1, 0.24]) watch!.notice([{ isIntersecting: share > 0, intersectionRatio: share }])
  expect(seen).not.toHaveBeenCalled()
  watch!.notice([{ isIntersecting: true, intersectionRatio: 0.25 }])
  expect(seen).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
