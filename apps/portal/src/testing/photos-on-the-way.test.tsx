/** A form that is sent while one of its photos is still on its way. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useForm } from '../forms/use-form.ts'
import { useAfterPhotos } from '../uploads/identity-photos/use-after-photos.ts'

let root: Root
let place: HTMLElement
let sent: string[]
let photo: { upload: () => void; arrive: (id: string) => void; fail: () => void }

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent = []
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  act(() => root.render(<Photos />))
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

function Photos() {
  const form = useForm({ front: 'of-before' })
  const { press, isWaiting, onUploading } = useAfterPhotos(() => sent.push(form.values.front))
  photo = {
    upload: () => onUploading('front', true),
    arrive: (id) => {
      form.set('front', id)
      onUploading('front', false)
    },
    fail: () => onUploading('front', false),
  }
  return (
    <button type="button" onClick={press}>
      {isWaiting ? 'Waiting' : 'Verify'}
    </button>
  )
}

const press = () => act(() => place.querySelector('button')!.click())
const label = () => place.textContent

it('goes at once where every photo is there', () => {
  press()
  expect([sent, label()]).toEqual([['of-before'], 'Verify'])
})

it('says that it waits, and goes with the new photo when it is there, once', () => {
  act(() => photo.upload())
  press()
  press()
  expect([sent, label()]).toEqual([[], 'Waiting'])
  act(() => photo.arrive('new'))
  expect([sent, label()]).toEqual([['new'], 'Verify'])
})

it('goes on to say what is missing where the photo did not arrive', () => {
  act(() => photo.upload())
  press()
  act(() => photo.fail())
  expect([sent, label()]).toEqual([['of-before'], 'Verify'])
})
