import { textMistakes } from "../../../test/content/mistakes/texts"
import { testMistakes } from "../../../test/content/mistakes/test-mistakes"

testMistakes(textMistakes)
