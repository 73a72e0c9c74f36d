import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShortcut } from '../frame/use-shortcut.ts'

interface OpenedFormProps {
  /** On the button. */
  readonly label: ReactNode
  /** A letter that opens it from anywhere on the page. */
  readonly shortcut?: string
  /** `close` leads back to the button. `done` does not: what was recorded is told elsewhere, and the cursor is led there. */
  readonly children: (act: { readonly close: () => void; readonly done: () => void }) => ReactNode
}

const FIRST_CONTROL = ':is(input:not([type=file]), select, textarea, button)'

/** A form behind a button, in its place. The cursor is never left on nothing: the first field has it, and afterwards the button again. */
export function OpenedForm({ label, shortcut, children }: OpenedFormProps) {
  const [state, setState] = useState<'new' | 'open' | 'closed' | 'done'>('new')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'open' || state === 'closed') place.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus()
  }, [state])
  return (
    <div ref={place}>
      {state === 'open' ? (
        children({ close: () => setState('closed'), done: () => setState('done') })
      ) : (
        <Button size="small" variant="quiet" aria-keyshortcuts={shortcut} onClick={() => setState('open')}>
          {label}
          {shortcut !== undefined && (
            <>
              {' '}
              <OpenKey letter={shortcut} onPress={() => setState('open')} />
            </>
          )}
        </Button>
      )}
    </div>
  )
}

function OpenKey({ letter, onPress }: { readonly letter: string; readonly onPress: () => void }) {
  useShortcut(letter, onPress)
  return <Kbd>{letter}</Kbd>
}
