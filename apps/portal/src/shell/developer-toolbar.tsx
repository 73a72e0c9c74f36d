import { Button } from '@hearthline/ui/button'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select')

/** Outside production only, on Shift+Alt+X: fills the form at hand with its example, and shows where we are. */
export default function DeveloperToolbar() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.altKey || event.code !== 'KeyX') return
      if (isTyping(event.target)) event.preventDefault()
      setOpen((shown) => !shown)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  if (!open) return null
  return (
    <section className="portal-developer" aria-label="Developer toolbar">
      <code>{pathname}</code>
      <Button size="small" variant="secondary" onClick={() => window.dispatchEvent(new CustomEvent('fill-with-example'))}>
        Fill with example
      </Button>
      <Button size="small" variant="quiet" onClick={() => sessionStorage.clear()}>
        Forget this visit
      </Button>
      <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
        Close
      </Button>
    </section>
  )
}
