/** Asks the browser for camera and microphone, and gives them back at once: nothing is recorded, and nothing leaves the device. */
export type DeviceProblem = 'UNSUPPORTED' | 'REFUSED' | 'NO_CAMERA' | 'IN_USE'

const BY_NAME: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'REFUSED',
  SecurityError: 'REFUSED',
  NotFoundError: 'NO_CAMERA',
  OverconstrainedError: 'NO_CAMERA',
  NotReadableError: 'IN_USE',
  AbortError: 'IN_USE',
}

type Devices = Pick<MediaDevices, 'getUserMedia'>

export async function checkDevice(
  devices: Devices | undefined = navigator.mediaDevices,
  calls: unknown = globalThis.RTCPeerConnection,
): Promise<'ready' | DeviceProblem> {
  if (!devices?.getUserMedia || !calls) return 'UNSUPPORTED'
  try {
    const stream = await devices.getUserMedia({ video: true, audio: true })
    for (const track of stream.getTracks()) track.stop()
    return 'ready'
  } catch (problem) {
    return BY_NAME[problem instanceof Error ? problem.name : ''] ?? 'UNSUPPORTED'
  }
}
