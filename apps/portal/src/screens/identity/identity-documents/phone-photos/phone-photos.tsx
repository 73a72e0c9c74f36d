import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPhoneSession, openPhotoLink, readPhotoTask } from '../../../../api/phone-session.ts'
import { RequestError } from '../../../../api/request.ts'
import { FormProblem } from '../../../../forms/form-problem.tsx'
import { Screen } from '../../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../../page/screen-skeleton.tsx'
import { PhotosForm } from './photos-form.tsx'

const TITLE = 'Take your photos'

/** Where the code of a computer’s screen leads a phone: it takes the photos of one question, and can do nothing else. */
export default function PhonePhotos() {
  const [isDone, setDone] = useState(false)
  const task = useQuery({
    queryKey: ['phone-photos'],
    queryFn: async ({ signal }) => {
      const secret = takeSecret()
      if (secret !== '') await openPhotoLink(secret)
      return hasPhoneSession() ? await readPhotoTask(signal) : null
    },
  })
  if (isDone) {
    return (
      <Screen title={TITLE} heading="All set" why="Your photos are on your computer’s screen now.">
        <p className="mt-6">You can close this page and continue there.</p>
      </Screen>
    )
  }
  if (task.isPending) return <ScreenSkeleton />
  if (task.error && !isSpent(task.error)) {
    return (
      <Screen title={TITLE} heading={TITLE}>
        <FormProblem error={task.error} />
      </Screen>
    )
  }
  if (!task.data) {
    return (
      <Screen title={TITLE} heading="This link can’t be used" why="It works once, and only for a few minutes.">
        <p className="mt-6">On your computer, go to the page that asks for your photos and get a new code.</p>
      </Screen>
    )
  }
  return (
    <Screen title={TITLE} heading={TITLE} why="They appear on your computer as soon as you take them.">
      <PhotosForm task={task.data} onDone={() => setDone(true)} />
    </Screen>
  )
}

const isSpent = (error: Error): boolean => error instanceof RequestError && [401, 403, 410].includes(error.status)

/** Out of the address at once: it is in no history, and a reload does not try it again. */
function takeSecret(): string {
  const { hash, pathname, search } = window.location
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
