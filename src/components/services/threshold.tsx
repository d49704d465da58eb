import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { Fold } from "../ui/fold"
import * as styles from "./threshold.module.css"

type ThresholdProps = { threshold: Queries.ThresholdFragment }

/** A screening threshold to move, on invented names. Without scripts and on paper, a table of three thresholds. */
export function Threshold({ threshold: copy }: ThresholdProps) {
  const [limit, setLimit] = useState(85)
  const [noted, setNoted] = useState(limit)
  // Screen readers announce the figures once, 400 milliseconds after the last change.
  useEffect(() => {
    const timer = setTimeout(() => setNoted(limit), 400)
    return () => clearTimeout(timer)
  }, [limit])

  const pairs = [...copy.pairs].sort((one, other) => other.score - one.score)
  const counted = [copy.hits, copy.falseHits, copy.misses]
  const countAt = (least: number) => {
    const hits = pairs.filter(({ score }) => score >= least)
    const falseHits = hits.filter(({ same }) => !same)
    const misses = pairs.filter(({ score, same }) => same && score < least)
    return [hits.length, falseHits.length, misses.length]
  }
  const figures = countAt(noted).map((count, index) => `${counted[index]}: ${count}`)

  return (
    <Fold everywhere id="threshold" title={<h4>{copy.title}</h4>}>
      <div className={styles.columns}>
        <div className={`prose ${styles.control}`}>
          <p>{copy.lead}</p>
          <label className="needs-script no-print">
            {copy.label}
            <input
              type="range"
              min={50}
              value={limit}
              aria-valuetext={`${limit}%`}
              onChange={({ target }) => setLimit(target.valueAsNumber)}
            />
          </label>
          <table>
            <thead>
              <tr>
                {[copy.label, ...counted].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[limit, 70, 80, 90].map((least, row) => (
                <tr key={row} className={row === 0 ? `${styles.current} needs-script no-print` : undefined}>
                  <th scope="row">{`${least}%`}</th>
                  {countAt(least).map((count, column) => (
                    <td key={column}>{count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <blockquote className="needs-script no-print">
            {copy.note} <output>{`${copy.label}: ${noted}%. ${figures.join(". ")}.`}</output>
          </blockquote>
        </div>
        <ul role="list" className={`${styles.pairs} needs-script no-print`}>
          {pairs.map(({ name, entry, score, same }) => (
            <li key={name} className={score >= limit ? styles.hit : undefined}>
              {name} <span>{entry}</span> {`${score}% `}
              {score >= limit !== same && <strong>{same ? copy.misses : copy.falseHits}</strong>}
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  )
}

export const query = graphql`
  fragment Threshold on Threshold {
    title
    lead
    label
    hits
    falseHits
    misses
    note
    pairs {
      name
      entry
      same
      score
    }
  }
`
