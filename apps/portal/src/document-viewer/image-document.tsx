import { useEffect, useState } from 'react'
import { DocumentFrame, type DocumentFrameProps } from './document-frame.tsx'

export interface ImageDocumentProps extends Omit<DocumentFrameProps, 'children'> {
  readonly content: Blob
  readonly title: string
}

/** A photo that was sent. */
export function ImageDocument({ content, title, ...reading }: ImageDocumentProps) {
  const [address, setAddress] = useState<string>()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return (
    <DocumentFrame {...reading}>
      {address && (
        <img
          src={address}
          alt={title}
          className="document-image"
          data-document-part={isShown ? 'shown' : 'coming'}
          onLoad={() => setShown(true)}
        />
      )}
    </DocumentFrame>
  )
}
