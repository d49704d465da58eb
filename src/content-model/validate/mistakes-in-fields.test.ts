import { fieldMistakes } from "../../../test/content/mistakes/fields"
import { testMistakes } from "../../../test/content/mistakes/test-mistakes"

testMistakes(fieldMistakes)
