import { recordSample } from "./sample"

// Run this after a change of the sample content itself: only the recorded sample is tested against the specification.
recordSample()
