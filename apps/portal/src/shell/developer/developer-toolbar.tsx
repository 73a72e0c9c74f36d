import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { addToast } from '@hearthline/ui/toast'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { resetChat } from './reset-chat.ts'
import { TEST_ALERTS, testAlertOf } from './test-alerts.ts'

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select')

/** Outside production only: Shift+Alt+X opens it, Shift+Alt with a letter shows a test alert. Fills forms, forgets chat and visit. */
export default function DeveloperToolbar() {
  const open = useShortcuts()
  const { pathname } = useLocation()
  if (!open.shown) return null
  return (
    <section className="portal-developer" aria-label="Developer toolbar">
      <code>{pathname}</code>
      <Button size="small" variant="secondary" onClick={() => window.dispatchEvent(new CustomEvent('fill-with-example'))}>
        Fill with example
      </Button>
      <Button size="small" variant="quiet" onClick={resetChat}>
        Reset chat
      </Button>
      <Button size="small" variant="quiet" onClick={() => sessionStorage.clear()}>
        Forget this visit
      </Button>
      <span>
        Test alerts: <Kbd>Shift</Kbd> <Kbd>Alt</Kbd> and{' '}
        {TEST_ALERTS.map(({ key, kind }) => (
          <span key={key}>
            <Kbd>{key}</Kbd> {kind}{' '}
          </span>
        ))}
      </span>
      <Button size="small" variant="quiet" onClick={open.close}>
        Close
      </Button>
    </section>
  )
}

function useShortcuts(): { readonly shown: boolean; readonly close: () => void } {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.altKey) return
      const alert = testAlertOf(event.code)
      if (!alert && event.code !== 'KeyX') return
      if (isTyping(event.target)) event.preventDefault()
      if (alert) addToast(alert)
      else setShown((now) => !now)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return { shown, close: () => setShown(false) }
}
