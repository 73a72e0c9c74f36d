import { useEffect, useRef } from 'react'
import { isProduction } from '../session/environment.ts'

/** Hears the developer toolbar's button, outside production only. */
export function useFillWithExample(fill: () => void): void {
  const latest = useRef(fill)
  latest.current = fill
  useEffect(() => {
    if (isProduction()) return
    const hear = () => latest.current()
    window.addEventListener('fill-with-example', hear)
    return () => window.removeEventListener('fill-with-example', hear)
  }, [])
}
