import { afterEach, expect, it } from 'vitest'
import { addToast, closeToast, readToasts, shownToasts } from './toast-queue.ts'

afterEach(() => {
  for (const toast of readToasts()) closeToast(toast.id)
})

it('at most five toasts are shown, and the sixth comes up when one leaves', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => addToast({ title }))
  expect(shownToasts(readToasts()).map((toast) => toast.title)).toEqual(['a', 'b', 'c', 'd', 'e'])
  closeToast(ids[0]!)
  expect(shownToasts(readToasts()).map((toast) => toast.title)).toEqual(['b', 'c', 'd', 'e', 'f'])
})

it('an error, and a toast that asks for something, stay until they are closed', () => {
  addToast({ title: 'Saved', kind: 'success' })
  addToast({ title: 'Not sent', kind: 'error' })
  addToast({ title: 'Removed', action: { label: 'Undo', onPress: () => {} } })
  expect(readToasts().map((toast) => toast.timeoutMs)).toEqual([8000, null, null])
})
