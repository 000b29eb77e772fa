/** What parts/pictures says, by component. */
export const picturesWords = {
  embeddedImage: {
    neither: "A picture that is neither PNG nor JPEG is not shown.",
  },
  pictureChange: {
    loading: "Loading the pictures…",
    none: "No picture can be shown: its content is none, or is kept elsewhere.",
    added: "Added",
    deleted: "Deleted",
    newAlt: "The picture that was added",
    oldAlt: "The picture that was deleted",
  },
  pictureComparison: {
    label: "How the pictures are held together",
    none: "No picture here has two states: ] goes to the next file.",
    before: "Before",
    after: "After",
    oldAlt: "The picture before",
    newAlt: "The picture after",
    sliders: {
      swipe: "How much of the old picture is seen, in per cent",
      onion: "How much the new picture covers, in per cent",
    },
    sameSize: "as many bytes",
    sideBySide: "Side by side",
    sideBySideHint: "Both beside one another",
    swipe: "Swipe",
    swipeHint: "The new one uncovered over the old one",
    onionSkin: "Onion skin",
    onionSkinHint: "The new one shining through",
    difference: "Difference",
    differenceHint: "What is alike is black",
  },
  pictureImage: {
    large: "This picture is large and may take long to draw.",
    show: "Show it",
    broken: "The browser cannot show this picture.",
  },
  pictureView: {
    view: "The picture; arrows move what is seen of it",
    zoom: "Zoom",
    fit: "Fit",
    fitHint: "As large as there is room",
    wholeHint: "One pixel for each of its own",
    larger: "Larger",
    smaller: "Smaller",
  },
  fetchPictures: {
    lost: "The pictures could not be read.",
  },
} as const;
