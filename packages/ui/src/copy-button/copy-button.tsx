import { useEffect, useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../button/index.ts'
import { CheckIcon } from '../icon/index.ts'
import { announce } from '../live-region/index.ts'

/** "Copied" represents one second [interface/pieces]. */
export const copiedForMs = 1000

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** "Copy" by default; say what is copied where it is not plain from beside it. */
  label?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Puts a text on the clipboard, and says so for a second, on the button and to screen readers. */
export function CopyButton({ text, label = 'Copy', variant = 'secondary', size = 'small' }: CopyButtonProps) {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), copiedForMs)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    // Without a secure page, or with the permission refused, there is no clipboard.
    const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => 'Copied' as const,
      () => 'Not copied' as const,
    )
    setSaid(done)
    announce(done)
  }
  return (
    <Button variant={variant} size={size} onClick={() => void copy()} icon={said === 'Copied' ? <CheckIcon size={16} /> : undefined}>
      {said ?? label}
    </Button>
  )
}
