import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { useState } from 'react'
import { checkDevice, type DeviceProblem } from './check-device.ts'

const PROBLEMS: Readonly<Record<DeviceProblem, { readonly title: string; readonly text: string }>> = {
  UNSUPPORTED: {
    title: 'This browser can’t make video calls',
    text: 'Use a current version of Chrome, Edge, Firefox, or Safari. You can also continue on your phone: sign in there.',
  },
  REFUSED: {
    title: 'We can’t use your camera and microphone',
    text: 'Your browser was told not to allow it. Choose the camera or lock icon beside the address, allow both, and check again.',
  },
  NO_CAMERA: { title: 'We found no camera or microphone', text: 'Connect them, or sign in on your phone.' },
  IN_USE: { title: 'Your camera is in use', text: 'Close other programs that use the camera or microphone, and check again.' },
}

/** Whether this device can take part in a video session: told before, and never asked of whoever meets the notary in person. */
export function DeviceCheck() {
  const [state, setState] = useState<'idle' | 'checking' | 'ready' | DeviceProblem>('idle')
  const check = async () => {
    setState('checking')
    setState(await checkDevice())
  }
  const problem = state in PROBLEMS ? PROBLEMS[state as DeviceProblem] : undefined
  return (
    <Card as="section" title="Check this device">
      <p>You need a camera, a microphone, and a steady connection. Your browser asks you to allow them.</p>
      <div className="mt-4 grid gap-4" aria-live="polite">
        {state === 'ready' && (
          <Alert kind="success" title="This device is ready">
            Your camera and microphone work. Use the same device for the session.
          </Alert>
        )}
        {problem && (
          <Alert kind="warning" title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </div>
      <div className="mt-4">
        <Button variant="secondary" size="medium" loading={state === 'checking'} loadingLabel="Checking" onClick={() => void check()}>
          {state === 'idle' || state === 'checking' ? 'Check camera and microphone' : 'Check again'}
        </Button>
      </div>
    </Card>
  )
}
