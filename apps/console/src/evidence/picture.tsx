import { useEffect, useState } from 'react'

interface PictureProps {
  readonly content: Blob
  readonly name: string
  readonly percent: number
  readonly turn: number
}

interface Opened {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** A photo at a width of its frame. Turned it takes the room that it then needs: nothing of it is cut off. */
export function Picture({ content, name, percent, turn }: PictureProps) {
  const [opened, setOpened] = useState<Opened | 'broken'>()
  useEffect(() => {
    const address = URL.createObjectURL(content)
    const image = new Image()
    image.onload = () => setOpened({ address, width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => setOpened('broken')
    image.src = address
    return () => {
      image.onload = null
      image.onerror = null
      URL.revokeObjectURL(address)
    }
  }, [content])
  if (opened === 'broken') return <p className="evidence-note">This picture can’t be shown. Save it to open it in another program.</p>
  if (!opened) return <p className="evidence-note">Opening the picture…</p>
  const { address, width, height } = opened
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width]
  return (
    <svg className="evidence-picture" viewBox={`0 0 ${across} ${down}`} role="img" aria-label={name} data-percent={percent}>
      <image
        href={address}
        width={width}
        height={height}
        transform={`translate(${across / 2} ${down / 2}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`}
      />
    </svg>
  )
}
