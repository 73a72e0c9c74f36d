import { Button } from '@hearthline/ui/button'
import { PhoneIcon } from '@hearthline/ui/icon'
import { lazy, Suspense, useState } from 'react'
import type { PhoneHandoffProps } from './phone-handoff-props.ts'

const PhoneLink = lazy(() => import('./phone-link.tsx'))

/** For who sits at a computer: the photos are taken with a phone, and appear here. */
export function PhoneHandoff({ kind, onPhoto }: PhoneHandoffProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="identity-handoff">
      <PhoneIcon />
      <p>Your phone takes better photos than a computer.</p>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Use your phone
      </Button>
      {isOpen && (
        <Suspense>
          <PhoneLink kind={kind} onPhoto={onPhoto} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
