import './state-mark.css'

/** How a state is shown. `waiting` is for what somebody else has to do first. */
export interface StateLook {
  readonly label: string
  readonly tone: 'on' | 'waiting' | 'off'
}

/** A word with a dot: the colour repeats what the word says. */
export function StateMark({ label, tone }: StateLook) {
  return (
    <span className="state-mark" data-tone={tone}>
      {label}
    </span>
  )
}
