import { recordSample } from "./sample"

// Run this after a change of the sample content itself: only the recorded sample is held to the specification.
recordSample()
