import { useEffect, useState } from 'react'
import { EndOfDocument } from './end-of-document.tsx'

/** A photo that was sent. */
export function ImageDocument({ content, title, onEnd }: { readonly content: Blob; readonly title: string; readonly onEnd: () => void }) {
  const [address, setAddress] = useState<string>()
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return (
    <div className="document-frame">
      {address && (
        <img src={address} alt={title} className="document-image" onLoad={({ currentTarget }) => setHeight(currentTarget.offsetHeight)} />
      )}
      {height !== undefined && <EndOfDocument height={height} onSeen={onEnd} />}
    </div>
  )
}
