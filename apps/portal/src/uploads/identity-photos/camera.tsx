import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { checkPicture } from './photo-quality/check-photo.ts'
import { PHOTO_PROBLEM_TEXTS, type PhotoProblem, type PhotoSubject } from './photo-quality/judge-photo.ts'

export interface CameraProps {
  title: string
  hint: string
  subject: PhotoSubject
  onPhoto: (photo: File) => void
  onClose: () => void
}

const LOOK_EVERY_MS = 500
const QUALITY = 0.92
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1080 } }

type Trouble = 'blocked' | 'none' | 'busy'
const TROUBLES: Readonly<Record<Trouble, string>> = {
  blocked: 'Your browser is not allowed to use the camera. Allow it in the address bar or in your settings, or choose a photo instead.',
  none: 'We found no camera on this device. Choose a photo instead.',
  busy: 'The camera is in use by another app. Close that app and try again, or choose a photo instead.',
}

/** The camera over the page, with what would keep the photo from being read, while it can still be changed. */
export default function Camera({ title, hint, subject, onPhoto, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const trouble = useStream(video, subject === 'face' ? 'user' : 'environment')
  const problem = useHints(video, subject)
  const take = async () => {
    const shown = video.current
    if (!shown || shown.videoWidth === 0) return
    const canvas = document.createElement('canvas')
    canvas.width = shown.videoWidth
    canvas.height = shown.videoHeight
    canvas.getContext('2d')?.drawImage(shown, 0, 0)
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    if (photo) onPhoto(new File([photo], `${subject}.jpg`, { type: 'image/jpeg' }))
  }
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {!trouble && <Button onClick={() => void take()}>Take photo</Button>}
        </>
      }
    >
      {trouble ? (
        <p role="alert">{TROUBLES[trouble]}</p>
      ) : (
        <div className="identity-camera" data-subject={subject}>
          <video ref={video} autoPlay playsInline muted aria-label="What your camera sees" />
          <p aria-live="polite">{problem ? PHOTO_PROBLEM_TEXTS[problem] : hint}</p>
        </div>
      )}
    </Modal>
  )
}

/** Shows the camera for as long as the dialog is open; what keeps it from that, or undefined. */
function useStream(video: RefObject<HTMLVideoElement | null>, facingMode: 'user' | 'environment'): Trouble | undefined {
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    let over = false
    let stream: MediaStream | undefined
    const open = async () => {
      // Without a secure connection a browser has no cameras to speak of.
      if (!navigator.mediaDevices?.getUserMedia) return setTrouble('none')
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode, ...SIZE } })
        if (over) stream.getTracks().forEach((track) => void track.stop())
        else if (video.current) video.current.srcObject = stream
      } catch (problem) {
        if (!over) setTrouble(troubleOf(problem))
      }
    }
    void open()
    return () => {
      over = true
      stream?.getTracks().forEach((track) => void track.stop())
    }
  }, [video, facingMode])
  return trouble
}

function troubleOf(problem: unknown): Trouble {
  const name = problem instanceof DOMException ? problem.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotReadableError' ? 'busy' : 'none'
}

/** The first thing that would keep this picture from being read. */
function useHints(video: RefObject<HTMLVideoElement | null>, subject: PhotoSubject): PhotoProblem | undefined {
  const [problem, setProblem] = useState<PhotoProblem>()
  useEffect(() => {
    let over = false
    let looking = false
    const timer = setInterval(() => {
      if (looking || !video.current) return
      looking = true
      checkPicture(subject, video.current)
        .then(([first]) => !over && setProblem(first))
        .finally(() => {
          looking = false
        })
    }, LOOK_EVERY_MS)
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [video, subject])
  return problem
}
